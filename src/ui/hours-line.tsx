import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useNow } from '../hooks/now.ts'
import { openState, type Week } from '../lib/open-state.ts'
import { OpenNow } from './open-now.tsx'

type Props = {
  /** Opening hours of the department that is called. */
  week: Week
  /** What to do instead of calling. */
  whileClosed?: ReactNode
  /** Whether what to do instead is in a second column, as wide as the first. */
  columns?: boolean
}

/** Under a button that calls or asks for a visit: until when we are open, or what to do meanwhile. Keeps its height. */
export function HoursLine({ week, whileClosed, columns = false }: Props) {
  const now = useNow()
  const isClosed = now !== undefined && openState(week, now)?.open === false
  return (
    <Line columns={columns}>
      <OpenNow week={week} />
      {isClosed && whileClosed}
    </Line>
  )
}

const Line = chakra('div', {
  base: {
    alignItems: 'center',
    flexBasis: '100%',
  },
  // Two lines where the words do not fit beside each other.
  variants: {
    columns: {
      true: {
        display: 'grid',
        gridTemplateColumns: { '2xl': 'minmax(0, 1fr) minmax(0, 1fr)' },
        justifyItems: 'start',
        columnGap: '40px',
        minHeight: { base: '68px', '2xl': '44px' },
      },
      false: { display: 'flex', flexWrap: 'wrap', columnGap: '6', minHeight: { base: '68px', sm: '44px' } },
    },
  },
})
