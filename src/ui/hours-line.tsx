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
}

/** Under a button that calls or asks for a visit: until when we are open, or what to do meanwhile. Keeps its height. */
export function HoursLine({ week, whileClosed }: Props) {
  const now = useNow()
  const isClosed = now !== undefined && openState(week, now)?.open === false
  return (
    <Line data-part="hours">
      <OpenNow week={week} />
      {isClosed && whileClosed}
    </Line>
  )
}

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '6',
    flexBasis: '100%',
    // Two lines where the words do not fit beside each other.
    minHeight: { base: '68px', sm: '44px' },
  },
})
