import type { Traffic } from '../store/delivery-queue.ts'

export const HOUR_MS = 60 * 60_000

/** How many mails of an hour are kept for digests, so that what comes after a flood of single ones waits 10 minutes at most. */
export const DIGESTS_PER_HOUR = 6

/** Whether a message may go now beside the digests. @param perHour as in {@link nextMessage} */
export const hasRoom = ({ messages }: Traffic, perHour: number): boolean => messages < perHour - DIGESTS_PER_HOUR

/**
 * How the next message goes: as one inquiry, as a digest of all that is due, or later.
 * @param traffic of the last hour
 * @param perHour messages that may go within an hour, more than {@link DIGESTS_PER_HOUR}
 */
export function nextMessage(traffic: Traffic, perHour: number, now: number): 'one' | 'digest' | 'later' {
  const { messages, lastAt, due } = traffic
  if (due <= perHour - DIGESTS_PER_HOUR - messages) return 'one'
  return now - lastAt >= HOUR_MS / DIGESTS_PER_HOUR ? 'digest' : 'later'
}
