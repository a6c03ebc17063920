import { chakra } from '@chakra-ui/react'
import type { HoursPrinted } from '../lib/printed-hours.ts'

/** Opening hours as printed, one line per day or range of days. */
export const HoursList = ({ lines }: { lines: readonly HoursPrinted[] }) => (
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
    '& li': { display: 'flex', columnGap: '4px' },
    '& [data-part=days]': { flex: 'none', minWidth: '4.8em', color: 'ink' },
  },
})
