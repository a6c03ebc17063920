import type { Traffic } from '../store/delivery-queue.ts'

export const HOUR_MS = 60 * 60_000

/** So many mails of an hour are kept for digests, so that what comes after a flood of single ones waits 10 minutes at most. */
export const DIGESTS_PER_HOUR = 6

/** And so many for parts of digests: what shares a digest with a refused inquiry goes on beside what is new. */
const PARTS_PER_HOUR = 6

/** How many mails of an hour are kept for both. */
const RESERVED_PER_HOUR = DIGESTS_PER_HOUR + PARTS_PER_HOUR

const room = ({ messages }: Traffic, perHour: number) => perHour - RESERVED_PER_HOUR - messages

/** Whether a part of a digest may go now. @param perHour as in {@link nextMessage} */
export const mayPartGo = (traffic: Traffic, perHour: number, now: number): boolean =>
  room(traffic, perHour) > 0 || now - traffic.lastPartAt >= HOUR_MS / PARTS_PER_HOUR

/**
 * How the next message of inquiries without a part goes: as one inquiry, as a digest of all that is due, or later.
 * @param traffic of the last hour
 * @param perHour messages that may go within an hour, more than are kept for digests and parts, or as many
 */
export function nextMessage(traffic: Traffic, perHour: number, now: number): 'one' | 'digest' | 'later' {
  if (traffic.due <= room(traffic, perHour)) return 'one'
  return now - traffic.lastAt >= HOUR_MS / DIGESTS_PER_HOUR ? 'digest' : 'later'
}
