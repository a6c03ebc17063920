import { dealerClock } from '../contract/dealer-clock.ts'

/** Local time of America/New_York, 24-hour "HH:MM". */
export type Interval = { opens: string; closes: string }

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** Turns "08:30" into milliseconds since midnight. */
function sinceMidnight(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return (hours * 60 + minutes) * MINUTE_MS
}

/**
 * Counts only the dealer's open hours, including daylight saving: the clocks never change during open hours.
 * @param hoursOn the hours on a day, `YYYY-MM-DD` of the dealer's calendar; null when the dealer is closed
 * @returns a function for the open milliseconds between two instants in epoch ms; it looks up the hours of each day
 * once
 */
export function openTime(hoursOn: (day: string) => Interval | null): (from: number, to: number) => number {
  const known = new Map<number, { opens: number; closes: number }>()
  const hoursOf = (day: number) => {
    const remembered = known.get(day)
    if (remembered) return remembered
    const hours = hoursOn(new Date(day * DAY_MS).toISOString().slice(0, 10))
    const found = hours ? { opens: sinceMidnight(hours.opens), closes: sinceMidnight(hours.closes) } : CLOSED
    known.set(day, found)
    return found
  }
  return (from, to) => {
    const [begin, end] = [dealerClock(from).getTime(), dealerClock(to).getTime()]
    let sum = 0
    for (let day = Math.floor(begin / DAY_MS); day * DAY_MS < end; day++) {
      const { opens, closes } = hoursOf(day)
      const first = Math.max(begin, day * DAY_MS + opens)
      const last = Math.min(end, day * DAY_MS + closes)
      sum += Math.max(0, last - first)
    }
    return sum
  }
}

const CLOSED = { opens: 0, closes: 0 }
