import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export type Fact = { label: string; value: ReactNode; unit?: string; drawing?: ReactNode }

/** Figures in two columns with hairlines: label, number, small unit. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <Tiles>
    {facts.map(({ label, value, unit, drawing }) => (
      <Tile key={label}>
        <Label>{label}</Label>
        <Value>
          <span>{value}</span>
          {unit && <Unit> {unit}</Unit>}
          {drawing}
        </Value>
      </Tile>
    ))}
  </Tiles>
)

/** A large font leaves no room for two columns on a phone. */
const ONE_COLUMN = '@media (max-width: 13em)'

const Tiles = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    borderTop: '1px solid',
    borderColor: 'line',
    [ONE_COLUMN]: { gridTemplateColumns: '1fr' },
  },
})

const Tile = chakra('div', {
  base: {
    paddingBlock: '14px 16px',
    borderBottom: '1px solid',
    borderColor: 'line',
    '&:nth-child(odd)': {
      paddingRight: '4',
      borderRightWidth: '1px',
      [ONE_COLUMN]: { paddingRight: '0', borderRightWidth: '0' },
    },
    '&:nth-child(even)': { paddingLeft: { base: '4', md: '6' }, [ONE_COLUMN]: { paddingLeft: '0' } },
  },
})

const Label = chakra('dt', { base: { textStyle: 'label', color: 'subtle' } })

const Value = chakra('dd', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '6px',
    textStyle: 'stat',
    paddingTop: '1',
    '& svg': { alignSelf: 'center', marginLeft: '6px' },
  },
})

const Unit = chakra('small', {
  base: { fontSize: '16px', fontWeight: '450', letterSpacing: '0', color: 'muted' },
})
