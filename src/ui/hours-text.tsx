import { useCurrentDays } from '../hooks/use-current-days.ts'
import type { Opening } from '../lib/open-state.ts'
import type { HoursPrinted } from '../lib/printed-hours.ts'

type Props = {
  of: Opening & { lines: readonly HoursPrinted[] }
  /** Separates two lines. */
  between?: string
  /** Separates days and hours. */
  space?: string
}

/** Opening hours as printed, in a single text. */
export const HoursText = ({ of, between = ', ', space = ' ' }: Props) =>
  useCurrentDays()
    .linesOf(of)
    .map(({ days, hours }) => days + space + hours)
    .join(between)
