const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const date = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })
const dateWithYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

/**
 * When something happened on this device, in the reader's time zone: "today, 2:14 PM", "yesterday, 2:14 PM", "Nov 3, 2:14 PM"
 * or "Nov 3, 2025". A clock that was moved back since makes it today.
 * @param at epoch milliseconds
 * @param now epoch milliseconds
 */
export function dayTime(at: number, now: number): string {
  const then = new Date(at)
  const today = new Date(now)
  const days = Math.round((startOfDay(today) - startOfDay(then)) / 86_400_000)
  if (days <= 0) return `today, ${time.format(then)}`
  if (days === 1) return `yesterday, ${time.format(then)}`
  return (then.getFullYear() === today.getFullYear() ? date : dateWithYear).format(then)
}

/** The time of day in the reader's time zone, such as "2:14 PM". `at` is epoch ms. */
export const clockTime = (at: number): string => time.format(at)

/** Whether two times (epoch ms) are on one day of the reader's calendar. */
export const isSameDay = (one: number, other: number): boolean =>
  startOfDay(new Date(one)) === startOfDay(new Date(other))

const startOfDay = (day: Date) => new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime()
