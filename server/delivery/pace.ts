import type { Messages, Traffic } from '../store/messages.ts'

export const HOUR_MS = 60 * 60_000

/**
 * Mails per hour that are reserved for digests, so that after a flood of single mails the rest waits 10 minutes at
 * most.
 */
export const DIGESTS_PER_HOUR = 6

/** Reserved for parts of digests: inquiries that shared a digest with a refused one are sent beside new ones. */
const PARTS_PER_HOUR = 6

/** Reserved for summaries: what is in a refused digest waits 5 more minutes at most. */
const SUMMARIES_PER_HOUR = 12

/** The lowest limit of mails per hour to one recipient. */
export const FEWEST_PER_HOUR: number = DIGESTS_PER_HOUR + PARTS_PER_HOUR + SUMMARIES_PER_HOUR

const room = ({ messages }: Messages, perHour: number) => perHour - FEWEST_PER_HOUR - messages

/** Whether a part of a digest may be sent now. @param perHour as in {@link nextMessage} */
export const mayPartGo = (messages: Messages, perHour: number, now: number): boolean =>
  room(messages, perHour) > 0 || now - messages.lastPartAt >= HOUR_MS / PARTS_PER_HOUR

/** Whether a summary may be sent now. */
export const maySummaryGo = ({ lastSummaryAt }: Messages, now: number): boolean =>
  now - lastSummaryAt >= HOUR_MS / SUMMARIES_PER_HOUR

/**
 * How inquiries that are in no part are sent next: one alone, all due ones as a digest, or later.
 * @param traffic of the last hour
 * @param perHour messages per hour, at least {@link FEWEST_PER_HOUR}
 */
export function nextMessage(traffic: Traffic, perHour: number, now: number): 'one' | 'digest' | 'later' {
  if (traffic.due <= room(traffic, perHour)) return 'one'
  return now - traffic.lastAt >= HOUR_MS / DIGESTS_PER_HOUR ? 'digest' : 'later'
}
