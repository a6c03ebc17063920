import { dealerClock } from '../contract/dealer-clock.ts'
import { MONTHS } from './date-words.ts'
import type { Interval } from './open-time.ts'

export type Week = Record<0 | 1 | 2 | 3 | 4 | 5 | 6, Interval | null>

/** Special hours of a place on one day (`YYYY-MM-DD`); null when it is closed. */
export type SpecialHours = { day: string; place: string; hours: Interval | null; reason?: string | undefined }

/** When a department is open: its week, and the places whose special hours apply to it, the most specific first. */
export type Opening = { week: Week; places: readonly string[] }

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const DAY_MS = 86_400_000
/** How far ahead to look for the next open day. Special hours are known for fewer days. */
const MOST_DAYS_AHEAD = 35

/** The special hours of a department on a day. */
export const specialHoursOn = (
  { places }: Pick<Opening, 'places'>,
  day: string,
  special: readonly SpecialHours[],
): SpecialHours | undefined =>
  places.flatMap((place) => special.filter((each) => each.day === day && each.place === place))[0]

/** The hours of a department on a day, `YYYY-MM-DD` of the dealer's calendar; null when it is closed. */
export function hoursOn(opening: Opening, day: string, special: readonly SpecialHours[]): Interval | null {
  const own = specialHoursOn(opening, day, special)
  return own ? own.hours : opening.week[new Date(day).getUTCDay() as keyof Week]
}

export type OpenState = { open: true; until: string } | { open: false; opens: string }

/**
 * Whether a department is open at an instant, including daylight saving and special hours.
 * @param at epoch milliseconds
 * @returns `until` and `opens` as printed: "5 PM", "today at 9 AM", "Monday at 9 AM"; undefined when it is closed on
 * all of the next days
 */
export function openState(opening: Opening, at: number, special: readonly SpecialHours[]): OpenState | undefined {
  // "Open now" follows the dealer's time, never the reader's time zone.
  const there = dealerClock(at)
  const time = there.toISOString().slice(11, 16)
  for (let ahead = 0; ahead <= MOST_DAYS_AHEAD; ahead++) {
    const day = new Date(there.getTime() + ahead * DAY_MS)
    const interval = hoursOn(opening, day.toISOString().slice(0, 10), special)
    if (!interval || (ahead === 0 && time >= interval.closes)) continue
    if (ahead === 0 && time >= interval.opens) return { open: true, until: clock(interval.closes) }
    return { open: false, opens: `${dayWords(day, ahead)} at ${clock(interval.opens)}` }
  }
  return undefined
}

/** "today", "Monday", or "Monday, Dec 7" if another Monday comes first. */
function dayWords(day: Date, ahead: number): string {
  const name = ['today', 'tomorrow'][ahead] ?? DAYS[day.getUTCDay()]
  return ahead < 7 ? `${name}` : `${name}, ${MONTHS[day.getUTCMonth()]}\u00a0${day.getUTCDate()}`
}

/** Turns "17:00" into "5 PM" and "08:30" into "8:30 AM", with a no-break space. */
export function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}\u00a0${hours < 12 ? 'AM' : 'PM'}`
}
