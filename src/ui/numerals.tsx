import { chakra } from '@chakra-ui/react'

/** A few large figures in columns with hairlines: label and number. */
export const Numerals = ({ stats }: { stats: readonly { value: string; label: string }[] }) => (
  <Row>
    {stats.map(({ value, label }) => (
      <Stat key={label}>
        <Label>{label}</Label>
        <Value>{value}</Value>
      </Stat>
    ))}
  </Row>
)

const Row = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
    // With a large font, as on a kiosk, a long word can be wider than its column.
    overflowWrap: 'break-word',
    hyphens: 'auto',
    borderColor: 'line',
    borderBottomWidth: '1px',
  },
})

const Stat = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column-reverse',
    paddingBlock: '6',
    borderTop: '1px solid',
    borderColor: 'line',
    '@media (max-width: 999px)': {
      '&:nth-of-type(odd)': { borderRightWidth: '1px', paddingRight: '4' },
      '&:nth-of-type(even)': { paddingLeft: '4' },
    },
    '@media (min-width: 1000px)': {
      paddingRight: '5',
      '& + &': { borderLeftWidth: '1px', paddingLeft: '7' },
    },
  },
})

const Label = chakra('dt', { base: { textStyle: 'small', color: 'muted', paddingTop: '3' } })

const Value = chakra('dd', { base: { textStyle: 'numeral' } })
