import type { Messages, Traffic } from '../store/messages.ts'

export const HOUR_MS = 60 * 60_000

/** Mails of an hour that are kept for digests, so that what comes after a flood of single ones waits 10 minutes at most. */
export const DIGESTS_PER_HOUR = 6

/** For parts of digests: inquiries that shared a digest with a refused one go out beside new ones. */
const PARTS_PER_HOUR = 6

/** For summaries: what is in a refused digest waits 5 minutes more at most. */
const SUMMARIES_PER_HOUR = 12

/** The least number of mails an hour to a recipient. */
export const FEWEST_PER_HOUR: number = DIGESTS_PER_HOUR + PARTS_PER_HOUR + SUMMARIES_PER_HOUR

const room = ({ messages }: Messages, perHour: number) => perHour - FEWEST_PER_HOUR - messages

/** Whether a part of a digest may go now. @param perHour as in {@link nextMessage} */
export const mayPartGo = (messages: Messages, perHour: number, now: number): boolean =>
  room(messages, perHour) > 0 || now - messages.lastPartAt >= HOUR_MS / PARTS_PER_HOUR

/** Whether a summary may go now. */
export const maySummaryGo = ({ lastSummaryAt }: Messages, now: number): boolean =>
  now - lastSummaryAt >= HOUR_MS / SUMMARIES_PER_HOUR

/**
 * How the next message of inquiries without a part goes: as one inquiry, as a digest of all that is due, or later.
 * @param traffic of the last hour
 * @param perHour messages that may go within an hour, at least {@link FEWEST_PER_HOUR}
 */
export function nextMessage(traffic: Traffic, perHour: number, now: number): 'one' | 'digest' | 'later' {
  if (traffic.due <= room(traffic, perHour)) return 'one'
  return now - traffic.lastAt >= HOUR_MS / DIGESTS_PER_HOUR ? 'digest' : 'later'
}
