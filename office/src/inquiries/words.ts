import type { InquiryRow } from '../../contract/inquiries.ts'

const KINDS = { sales: 'Sales', service: 'Service', parts: 'Parts', general: 'General' } as const

export const kindName = (kind: keyof typeof KINDS): string => KINDS[kind]
export const KIND_OPTIONS = Object.entries(KINDS)

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60
/** A wait of this many hours or more is written without minutes. */
const WHOLE_HOURS_FROM = 10

/** "35 min", "2 h 10 min", "15 h", "26 business hours". */
export function durationText(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS)
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  // Only open hours count, so 26 of them are more than a day.
  if (minutes >= DAY_MINUTES) return `${hours} business hours`
  return minutes % 60 === 0 || hours >= WHOLE_HOURS_FROM ? `${hours} h` : `${hours} h ${minutes % 60} min`
}

type Status = { words: string; color: 'red' | 'orange' | 'green' | 'gray' }
type Shown = Pick<InquiryRow, 'state' | 'suspected' | 'waitedMs' | 'isLate' | 'answered' | 'closed'>

/** The status of an inquiry: whether the customer waits. The color repeats the words. */
export function statusOf({ state, suspected, waitedMs, isLate, answered, closed }: Shown): Status {
  if (suspected) return { words: 'Held back as spam', color: 'gray' }
  if (isLate) return { words: `Late: waiting ${durationText(waitedMs)}`, color: 'red' }
  if (state === 'new') {
    const words = waitedMs < MINUTE_MS ? 'New' : `Waiting ${durationText(waitedMs)}`
    return { words, color: 'orange' }
  }
  if (state === 'answered') {
    const wait = waitedMs < MINUTE_MS ? 'right away' : `after ${durationText(waitedMs)}`
    return { words: `Answered by ${answered?.by ?? 'a coworker'} ${wait}`, color: 'green' }
  }
  return { words: closed ? `Closed by ${closed.by}` : 'Replaced by a newer one', color: 'gray' }
}
