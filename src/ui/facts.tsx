import { chakra } from '@chakra-ui/react'

export type Fact = { label: string; value: string; unit?: string }

/** Figures in two columns between hairlines: label, number, small unit. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <Tiles>
    {facts.map(({ label, value, unit }) => (
      <Tile key={label}>
        <Label>{label}</Label>
        <Value>
          <span>{value}</span>
          {unit && <Unit> {unit}</Unit>}
        </Value>
      </Tile>
    ))}
  </Tiles>
)

const Tiles = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    borderTop: '1px solid',
    borderColor: 'line',
  },
})

const Tile = chakra('div', {
  base: {
    paddingBlock: '14px 16px',
    borderBottom: '1px solid',
    borderColor: 'line',
    '&:nth-child(odd)': { paddingRight: '4', borderRightWidth: '1px' },
    '&:nth-child(even)': { paddingLeft: { base: '4', md: '6' } },
  },
})

const Label = chakra('dt', { base: { textStyle: 'label', color: 'subtle' } })

const Value = chakra('dd', { base: { textStyle: 'stat', paddingTop: '1' } })

const Unit = chakra('small', {
  base: { marginLeft: '2px', fontSize: '16px', fontWeight: '450', letterSpacing: '0', color: 'muted' },
})
