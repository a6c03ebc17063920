import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useCurrentDays } from '../hooks/current-days.ts'
import { useNow } from '../hooks/now.ts'
import { type Opening, openState } from '../lib/open-state.ts'
import { OpenNow } from './open-now.tsx'

type Props = {
  /** The department that is called. */
  of: Opening
  /** What to do instead of calling. */
  whileClosed?: ReactNode
  /** Whether what to do instead is in a second column, as wide as the first. */
  columns?: boolean
}

/** Under a button that calls or asks for a visit: until when we are open, or what to do while we are closed. Keeps its height. */
export function HoursLine({ of, whileClosed, columns = false }: Props) {
  const now = useNow()
  const { special } = useCurrentDays()
  const isClosed = now !== undefined && openState(of, now, special)?.open === false
  return (
    <Line columns={columns}>
      <OpenNow of={of} />
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
