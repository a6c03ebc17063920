import { chakra } from '@chakra-ui/react'
import { useId } from 'react'

type Props = {
  title: string
  points: readonly { title: string; text: string }[]
  /** Closer together on a phone. */
  dense?: boolean
}

/** A heading below an ink rule, and beside it points as a definition list with hairlines. */
export function Points({ title, points, dense = false }: Props) {
  const id = useId()
  return (
    <Ruled aria-labelledby={id}>
      <RuledTitle id={id}>{title}</RuledTitle>
      <dl>
        {points.map(({ title, text }) => (
          <Point key={title} dense={dense}>
            <Term>{title}</Term>
            <Text>{text}</Text>
          </Point>
        ))}
      </dl>
    </Ruled>
  )
}

/** A section that begins with an ink rule: the heading on the left, the content on the right. */
export const Ruled = chakra('section', {
  base: {
    display: 'grid',
    gap: '7',
    gridTemplateColumns: { lg: '1fr 2fr' },
    paddingTop: '7',
    borderTop: '1.5px solid',
    borderColor: 'ink',
  },
})

export const RuledTitle = chakra('h2', { base: { textStyle: 'heading', maxWidth: '11em' } })

const Point = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '1', lg: '8' },
    gridTemplateColumns: { lg: '1fr 2fr' },
    alignItems: { lg: 'baseline' },
    paddingBottom: { base: '18px', lg: '6' },
    borderBottom: '1px solid',
    borderColor: 'line',
    '& + &': { paddingTop: { base: '18px', lg: '6' } },
  },
  variants: {
    dense: { true: { '@media (max-width: 699px)': { '&, & + &': { paddingBlock: '12px' } } } },
  },
})

const Term = chakra('dt', { base: { textStyle: 'strong' } })

const Text = chakra('dd', { base: { color: 'muted' } })
