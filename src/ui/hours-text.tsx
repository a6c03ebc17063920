import { useCurrentDays } from '../hooks/current-days.ts'
import type { Opening } from '../lib/open-state.ts'
import type { HoursPrinted } from '../lib/printed-hours.ts'

type Props = {
  of: Opening & { lines: readonly HoursPrinted[] }
  /** Between two lines. */
  between?: string
  /** Between the days and the hours of a line. */
  space?: string
}

/** Opening hours as printed, in one text. */
export const HoursText = ({ of, between = ', ', space = ' ' }: Props) =>
  useCurrentDays()
    .linesOf(of)
    .map(({ days, hours }) => days + space + hours)
    .join(between)
