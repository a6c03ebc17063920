export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const DAY_MS = 86_400_000

/** The time of day in the reader's time zone, such as "2:14 PM". */
export const timeOfDay = (at: Date): string =>
  `${at.getHours() % 12 || 12}:${String(at.getMinutes()).padStart(2, '0')} ${at.getHours() < 12 ? 'AM' : 'PM'}`

/**
 * The day in the reader's time zone, such as "Nov 3"; with the year, "Nov 3, 2025", if that differs from the year of
 * `now` or `now` is left out.
 */
export const dayOf = (at: Date, now?: Date): string =>
  `${MONTHS[at.getMonth()]} ${at.getDate()}${at.getFullYear() === now?.getFullYear() ? '' : `, ${at.getFullYear()}`}`

/** Day and time in the reader's time zone, such as "Nov 3, 2025, 2:14 PM". */
export const dateAndTime = (at: Date): string => `${dayOf(at)}, ${timeOfDay(at)}`

/**
 * How many midnights of the reader's calendar lie between two times; negative when `at` is on a later day than `now`.
 */
export const daysBetween = (at: Date, now: Date): number => Math.round((midnight(now) - midnight(at)) / DAY_MS)

const midnight = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime()
