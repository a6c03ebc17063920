import { chakra } from '@chakra-ui/react'
import { useId } from 'react'

/** A heading under an ink rule, and beside it points as a definition list between hairlines. */
export function Points({ title, points }: { title: string; points: readonly { title: string; text: string }[] }) {
  const id = useId()
  return (
    <Ruled aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl>
        {points.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Ruled>
  )
}

/** A section that an ink rule opens: its heading left, what it says right. */
export const Ruled = chakra('section', {
  base: {
    display: 'grid',
    gap: '7',
    gridTemplateColumns: { lg: '1fr 2fr' },
    paddingTop: '7',
    borderTop: '1.5px solid',
    borderColor: 'ink',
    '& > h2': { textStyle: 'heading', maxWidth: '11em' },
    '& dl > div': {
      display: 'grid',
      gap: { base: '1', lg: '8' },
      gridTemplateColumns: { lg: '1fr 2fr' },
      paddingBlock: { base: '18px', lg: '6' },
      borderBottom: '1px solid',
      borderColor: 'line',
    },
    '& dl > div:first-child': { paddingTop: '0' },
    '& dt': { textStyle: 'strong' },
    '& dd': { color: 'muted' },
  },
})
