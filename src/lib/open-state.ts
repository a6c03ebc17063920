import { dealerClock } from './dealer-clock.ts'

type Interval = { opens: string; closes: string }
export type Week = Record<0 | 1 | 2 | 3 | 4 | 5 | 6, Interval | null>

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

export type OpenState = { open: true; until: string } | { open: false; opens: string }

/**
 * Whether a department is open at an instant, daylight saving included.
 * @param week intervals in local time of America/New_York, index 0 is Sunday
 * @param at epoch milliseconds
 * @returns `until` and `opens` as printed: "5 PM", "today at 9 AM", "Monday at 9 AM"; undefined when the week has no opening at all
 */
export function openState(week: Week, at: number): OpenState | undefined {
  // The dealer's time: "open now" never follows the reader's time zone.
  const there = dealerClock(at)
  const today = there.getUTCDay()
  const time = there.toISOString().slice(11, 16)
  const interval = week[today as keyof Week]
  if (interval && time >= interval.opens && time < interval.closes) return { open: true, until: clock(interval.closes) }
  if (interval && time < interval.opens) return { open: false, opens: `today at ${clock(interval.opens)}` }
  for (let ahead = 1; ahead <= 7; ahead++) {
    const day = (today + ahead) % 7
    const next = week[day as keyof Week]
    if (next) return { open: false, opens: `${ahead === 1 ? 'tomorrow' : DAYS[day]} at ${clock(next.opens)}` }
  }
  return undefined
}

/** "17:00" is "5 PM", "08:30" is "8:30 AM", with a no-break space. */
function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}\u00a0${hours < 12 ? 'AM' : 'PM'}`
}
