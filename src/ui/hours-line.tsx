import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Opening } from '../lib/open-state.ts'
import { OpenNow } from './open-now.tsx'

type Props = {
  /** The department that is called. */
  of: Opening
  /** A link at the other end of the line. */
  children?: ReactNode
}

/** Under the button that calls or asks for a visit: until when we are open. Keeps its height. */
export const HoursLine = ({ of, children }: Props) => (
  <Line>
    <OpenNow of={of} />
    {children}
  </Line>
)

const Line = chakra('div', {
  base: {
    flexBasis: '100%',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '6',
    minHeight: '44px',
    '& a': { display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: '44px', fontWeight: '560' },
  },
})
