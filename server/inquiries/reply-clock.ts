import { hours } from '../../src/content/hours.ts'
import { dealerDay } from '../../src/contract/dealer-clock.ts'
import { hoursOn, type Opening, type SpecialHours } from '../../src/lib/open-state.ts'
import { openTime } from '../../src/lib/open-time.ts'
import { DayStore } from '../days/day-store.ts'
import { AnsweredInquiries } from '../store/answered-inquiries.ts'
import type { InquiryDatabase } from '../store/database.ts'

/** An inquiry is late when it has waited for longer than this, in open hours. */
export const REPLY_WITHIN_MS = 60 * 60_000

const MINUTE_MS = 60_000
/** Inquiries are erased after a year, so no wait is longer. */
const LONGEST_MS = 366 * 24 * 60 * MINUTE_MS

export type ReplyFigures = { late: number; oldestMs: number }

/** Counts how long customers wait for a reply, in the open hours of the showroom. */
export class ReplyClock {
  readonly #open: (from: number, to: number) => number
  readonly #special: readonly SpecialHours[]

  constructor(special: readonly SpecialHours[] = [], showroom: Opening = hours.showroom) {
    this.#special = special
    this.#open = openTime((day) => hoursOn(showroom, day, special))
  }

  /** The clock with the closed days and special hours that the dealer has set. */
  static async of(database: InquiryDatabase, now: number): Promise<ReplyClock> {
    return new ReplyClock((await new DayStore(database).list(dealerDay(now - LONGEST_MS))).hours)
  }

  /**
   * @param receivedAt ISO 8601
   * @param until epoch milliseconds: when it was answered, or now
   * @returns milliseconds
   */
  waited(receivedAt: string, until: number): number {
    return this.#open(Date.parse(receivedAt), until)
  }

  /** A text that changes whenever a wait may have changed: each minute in open hours, and when the hours change. */
  stamp(now: number): string {
    const minute = this.#open(now - MINUTE_MS, now) > 0 ? Math.floor(now / MINUTE_MS) : 'closed'
    return JSON.stringify([minute, ...this.#special.map(({ day, place, hours: other }) => [day, place, other])])
  }

  /** @param receivedAt of the inquiries without an answer, ISO 8601 */
  figures(receivedAt: readonly string[], now: number): ReplyFigures {
    const waits = receivedAt.map((at) => this.waited(at, now))
    return { late: waits.filter((wait) => wait > REPLY_WITHIN_MS).length, oldestMs: Math.max(0, ...waits) }
  }
}

/**
 * The figures from the database; undefined while the office is not in use, because no employee can mark an inquiry as
 * answered.
 */
export async function unansweredFigures(database: InquiryDatabase, now: number): Promise<ReplyFigures | undefined> {
  const inquiries = new AnsweredInquiries(database)
  if (!(await inquiries.hasOffice())) return undefined
  return (await ReplyClock.of(database, now)).figures(await inquiries.unanswered(), now)
}
