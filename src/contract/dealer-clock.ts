const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** The instant at which the nth Sunday of a month begins in UTC, in epoch ms. `month` counts from 0. */
function sunday(nth: number, month: number, year: number): number {
  const first = Date.UTC(year, month, 1)
  return Date.UTC(year, month, 1 + ((7 - new Date(first).getUTCDay()) % 7) + (nth - 1) * 7)
}

/**
 * The dealer's date and time at an instant, independent of the reader's time zone: a `Date` whose UTC fields (`getUTCHours`
 * and so on) have the values of New York. Daylight saving time lasts from the second Sunday of March to the first of
 * November, at 2 o'clock (15 U.S.C. 260a); dates before 2007 had other rules.
 * @param at epoch milliseconds
 */
export function dealerClock(at: number): Date {
  const year = new Date(at - 5 * HOUR_MS).getUTCFullYear()
  const isSummer = at >= sunday(2, 2, year) + 7 * HOUR_MS && at < sunday(1, 10, year) + 6 * HOUR_MS
  return new Date(at - (isSummer ? 4 : 5) * HOUR_MS)
}

/** The day on the dealer's calendar at an instant in epoch ms, as `YYYY-MM-DD`. */
export const dealerDay = (at: number): string => dealerClock(at).toISOString().slice(0, 10)

/** The day that comes a number of days after `day`, or before it if the number is negative. Both are `YYYY-MM-DD`. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
