import { hours, type Week } from '../../src/content/hours.ts'
import { openTime } from '../../src/lib/open-time.ts'
import { AnsweredInquiries } from '../store/answered-inquiries.ts'
import type { InquiryDatabase } from '../store/database.ts'

/** An inquiry is late when it has waited for longer, counted in open hours. */
export const REPLY_WITHIN_MS = 60 * 60_000

const hoursOn = (day: string) => hours.showroom.week[new Date(day).getUTCDay() as keyof Week]

const open = openTime(hoursOn)

/**
 * How long an inquiry waited for an answer, in milliseconds of the dealer's open hours.
 * @param receivedAt ISO 8601
 * @param until epoch milliseconds: when it was answered, or now
 */
export const waited = (receivedAt: string, until: number): number => open(Date.parse(receivedAt), until)

/** A text that changes each minute while the dealer is open, and with it what is said of those that wait. */
export function replyMinute(now: number): string {
  const minute = 60_000
  return open(now - minute, now) > 0 ? String(Math.floor(now / minute)) : 'closed'
}

export type ReplyFigures = { late: number; oldestMs: number }

/** @param receivedAt of those that nobody has answered, ISO 8601 */
export function replyFigures(receivedAt: readonly string[], now: number): ReplyFigures {
  const waits = receivedAt.map((at) => waited(at, now))
  return { late: waits.filter((wait) => wait > REPLY_WITHIN_MS).length, oldestMs: Math.max(0, ...waits) }
}

/** The figures of a database; undefined where no office is in use, in which a person could say that one is answered. */
export async function unansweredFigures(database: InquiryDatabase, now: number): Promise<ReplyFigures | undefined> {
  const inquiries = new AnsweredInquiries(database)
  return (await inquiries.hasOffice()) ? replyFigures(await inquiries.unanswered(), now) : undefined
}
