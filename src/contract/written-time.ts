import type { InquiryRequest } from './inquiry.ts'

/** A text waits on a device for weeks at most; an older time is that of a clock that was never set. */
const OLDEST_MS = 400 * 24 * 60 * 60_000

/**
 * When an inquiry was written, by the receiver's clock: the device's time moved by the offset between the two clocks.
 * Without `sentAt` the device's clock is taken as right. A time after the receipt becomes that of the receipt.
 * @param receivedAt epoch milliseconds, like all times here
 * @returns undefined when it cannot be known: no time was given, or it is more than 400 days ago
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
