import { chakra } from '@chakra-ui/react'

export type Fact = { label: string; value: string; unit?: string }

/** Figures in two columns between hairlines: label, number, small unit. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <Tiles>
    {facts.map(({ label, value, unit }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {value}
          {unit && <small> {unit}</small>}
        </dd>
      </div>
    ))}
  </Tiles>
)

const Tiles = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    borderTop: '1px solid',
    borderColor: 'line',
    '& div': { paddingBlock: '14px 16px', borderBottom: '1px solid', borderColor: 'line' },
    '& div:nth-child(odd)': { paddingRight: '4', borderRightWidth: '1px' },
    '& div:nth-child(even)': { paddingLeft: { base: '4', md: '6' } },
    '& dt': { textStyle: 'label', color: 'subtle' },
    '& dd': { textStyle: 'stat', paddingTop: '1' },
    '& small': { fontSize: '16px', fontWeight: '450', letterSpacing: '0', color: 'muted' },
  },
})
