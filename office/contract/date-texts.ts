import { dealerDay } from '../../src/contract/dealer-clock.ts'

/** Days and times in words, for the office, the mails and the command line. The site's pages use src/lib/date-words.ts. */

/** Writes a calendar day, `YYYY-MM-DD`, in words: "Friday, December 25, 2026". A day has no time zone. */
export const dayText = (day: string, style: Intl.DateTimeFormatOptions = { dateStyle: 'full' }): string =>
  new Date(day).toLocaleDateString('en-US', { ...style, timeZone: 'UTC' })

/** Makes a function that writes an ISO time in words, in the dealer's time zone. */
export function dealerTimeText(style: Intl.DateTimeFormatOptions): (iso: string) => string {
  const format = new Intl.DateTimeFormat('en-US', { ...style, timeZone: 'America/New_York' })
  // Some builds of Node.js put a narrow no-break space before "AM".
  return (iso) => format.format(new Date(iso)).replaceAll('\u202f', ' ')
}

/** "2:00 PM" of "14:00". */
export const clockText = (time: string): string =>
  new Date(`2000-01-01T${time}Z`).toLocaleTimeString('en-US', { timeStyle: 'short', timeZone: 'UTC' })

const hourText = dealerTimeText({ timeStyle: 'short' })
const secondText = dealerTimeText({ timeStyle: 'medium' })
const dayAndHourText = dealerTimeText({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })

/** "Nov 27, 2026, 10:42 AM". */
export const fullTimeText = dealerTimeText({ dateStyle: 'medium', timeStyle: 'short' })

/**
 * "10:42 AM" of today, "Nov 27, 10:42 AM" of another day of this year, otherwise with the year.
 * @param now epoch ms
 */
export function timeText(iso: string, now = Date.now()): string {
  const [day, today] = [dealerDay(Date.parse(iso)), dealerDay(now)]
  if (day === today) return hourText(iso)
  return day.slice(0, 4) === today.slice(0, 4) ? dayAndHourText(iso) : fullTimeText(iso)
}

/** The same with the seconds of a time of today. */
export const exactTimeText = (iso: string): string =>
  dealerDay(Date.parse(iso)) === dealerDay(Date.now()) ? secondText(iso) : timeText(iso)
