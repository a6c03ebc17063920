import { clock, type Opening, type SpecialHours, specialHoursOn } from './open-state.ts'

/** Printed hours for a day or a range of days, "Mon–Fri". */
export type HoursPrinted = {
  days: string
  hours: string
  /** The same for large text without room for more: the usual hours, and the days that differ on their own lines. */
  apart?: { hours: string; lines: readonly HoursPrinted[] }
}

const NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const DAY_MS = 86_400_000
/** The "word joiner" prevents a line break after the dash. */
const NO_BREAK = '\u2060'

/** The days that "Mon–Fri" or "Sat" stands for. */
function daysOf(label: string): string[] {
  const [first = '', last = first] = label.split('–')
  return NAMES.slice(NAMES.indexOf(first), NAMES.indexOf(last) + 1)
}

/** Such as "closed (Thanksgiving)". */
const hoursText = ({ hours, reason }: SpecialHours) =>
  (hours ? `${clock(hours.opens)}–${NO_BREAK}${clock(hours.closes)}` : 'closed') + (reason ? ` (${reason})` : '')

/**
 * Printed hours that include the special hours of seven days from `today` on (`YYYY-MM-DD`), without adding a line:
 * "Mon–Fri 9 AM–5 PM, Thu closed (Thanksgiving)".
 */
export function printedHours(
  { lines, ...opening }: Opening & { lines: readonly HoursPrinted[] },
  special: readonly SpecialHours[],
  today: string,
): readonly HoursPrinted[] {
  const next = NAMES.flatMap((_, ahead) => {
    const day = new Date(Date.parse(today) + ahead * DAY_MS)
    const own = specialHoursOn(opening, day.toISOString().slice(0, 10), special)
    return own ? [{ name: NAMES[(day.getUTCDay() + 6) % 7] ?? '', text: hoursText(own) }] : []
  })
  return lines.map((line) => {
    const days = daysOf(line.days)
    const changed = days.flatMap((name) => next.filter((each) => each.name === name))
    if (changed.length === 0) return line
    const texts = [...new Set(changed.map(({ text }) => text))]
    if (changed.length === days.length && texts.length === 1) return { ...line, hours: `${texts[0]}` }
    const lines = texts.map((text) => {
      const those = changed.filter((each) => each.text === text)
      return { days: those.map(({ name }) => name).join(' and '), hours: text }
    })
    const parts = lines.map(({ days, hours }) => `${days}\u00a0${hours}`)
    return { ...line, hours: [line.hours, ...parts].join(', '), apart: { hours: line.hours, lines } }
  })
}
