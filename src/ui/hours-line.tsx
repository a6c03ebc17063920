import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Opening } from '../lib/open-state.ts'
import { OpenNow } from './open-now.tsx'

type Props = {
  /** The department that answers. */
  of: Opening
  /** A link at the other end of the line. */
  children?: ReactNode
  'data-part'?: string
}

/** Says below a call or visit button until when we are open. Keeps its height. */
export const HoursLine = ({ of, children, ...part }: Props) => (
  <Line data-hours-line="" {...part}>
    <OpenNow of={of} />
    {children}
  </Line>
)

const Line = chakra('div', {
  base: {
    flexBasis: '100%',
    // Stacked where the longest text would push the link to a second line.
    display: { base: 'grid', sm: 'flex', lg: 'grid', '2xl': 'flex' },
    justifyItems: 'start',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '6',
    minHeight: '44px',
    paddingTop: { base: '2', sm: '0', lg: '2', '2xl': '0' },
    '& a': { display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: '44px', fontWeight: '560' },
  },
})
