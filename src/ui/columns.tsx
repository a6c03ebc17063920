import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { pressable } from './layout.tsx'

/** Three facts side by side, separated by hairlines. Each is a {@link Column}. */
export const Columns = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { lg: 'repeat(3, 1fr)' },
    borderTop: '1px solid',
    borderColor: 'line',
  },
})

type Props = {
  term: string
  /** The fact itself, large. */
  fact: ReactNode
  /** Details of the fact. */
  children: ReactNode
}

export const Column = ({ term, fact, children }: Props) => (
  <Box>
    <Term>{term}</Term>
    <Fact>{fact}</Fact>
    <More>{children}</More>
  </Box>
)

const Box = chakra('div', {
  base: {
    paddingBlock: { base: '5', lg: '6' },
    borderBottom: '1px solid',
    borderColor: 'line',
    '@media (min-width: 1000px)': {
      paddingRight: '8',
      '& + &': { paddingLeft: '8', borderLeftWidth: '1px' },
    },
  },
})

const Term = chakra('dt', { base: { textStyle: 'label', color: 'subtle' } })

const Fact = chakra('dd', { base: { textStyle: 'heading', color: 'ink', paddingBottom: '1', '& a': pressable } })

const More = chakra('dd', { base: { textStyle: 'small', color: 'muted' } })
