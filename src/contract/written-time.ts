import type { InquiryRequest } from './inquiry.ts'

/** A text waits on a device for weeks at most, so an older time comes from a clock that was never set. */
const OLDEST_MS = 400 * 24 * 60 * 60_000

/**
 * When an inquiry was written, by the receiver's clock: the device's time plus the difference between the two clocks.
 * Without `sentAt` the device's clock counts as correct. A time after the arrival becomes the time of arrival.
 * @param receivedAt epoch milliseconds, like all times here
 * @returns undefined when it is unknown: there is no time, or it is more than 400 days ago
 */
export function writtenTime(
  { writtenAt, sentAt }: Pick<InquiryRequest, 'writtenAt' | 'sentAt'>,
  receivedAt: number,
): number | undefined {
  if (writtenAt === undefined) return undefined
  const offset = sentAt === undefined ? 0 : receivedAt - sentAt
  const written = Math.round(writtenAt + offset)
  return written >= receivedAt - OLDEST_MS ? Math.min(written, receivedAt) : undefined
}
