import { chakra } from '@chakra-ui/react'

/** Opening hours as printed, a line a day or range of days. */
export const HoursList = ({ lines }: { lines: readonly { days: string; hours: string }[] }) => (
  <List>
    {lines.map(({ days, hours }) => (
      <li key={days}>
        <span data-part="days">{days}</span>
        {` ${hours}`}
      </li>
    ))}
  </List>
)

const List = chakra('ul', {
  base: {
    textStyle: 'small',
    color: 'muted',
    fontVariantNumeric: 'tabular-nums',
    '& [data-part=days]': { display: 'inline-block', minWidth: '72px', color: 'ink' },
  },
})
