import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { dayText } from '../../office/contract/date-texts.ts'
import { hoursPlaces } from '../../src/content/hours-places.ts'
import { dealerDay } from '../../src/contract/dealer-clock.ts'
import { answerOf, type SiteNotice, type SpecialHours, type Today, todaySchema } from '../../src/contract/today.ts'
import type { InquiryDatabase } from '../store/database.ts'
import type { Tables } from '../store/schema.ts'

const UNIQUE_VIOLATION = '23505'

/** Short, because people read it out and type it. */
const newId = () => randomBytes(4).toString('hex')

/** An entry that cannot be stored. The message is a sentence for the person who typed it. */
export class DayError extends Error {
  override name = 'DayError'
  /** The field of the entry that is wrong, such as "day". */
  readonly field: string

  constructor(field: string, message: string) {
    super(message)
    this.field = field
  }
}

/** Who stored it, and when (ISO 8601). */
type Entered = { id: string; setAt: string; setBy: string }
export type SpecialHoursEntry = SpecialHours & Entered
export type NoticeEntry = SiteNotice & Entered

/** Special hours and notices. Removed and replaced entries stay in the database, with who removed them and when. */
export class DayStore {
  readonly #db: Kysely<Tables>

  constructor({ db }: InquiryDatabase) {
    this.#db = db
  }

  /** Entries that apply on `from` (`YYYY-MM-DD`) or later, by day. */
  async list(from: string): Promise<{ hours: SpecialHoursEntry[]; notices: NoticeEntry[] }> {
    const [hours, notices] = await Promise.all([
      this.#db
        .selectFrom('special_hours')
        .selectAll()
        .where('removed_at', 'is', null)
        .where('day', '>=', from)
        .orderBy('day')
        .orderBy('place')
        .execute(),
      this.#db
        .selectFrom('notice')
        .selectAll()
        .where('removed_at', 'is', null)
        .where('last_day', '>=', from)
        .orderBy('first_day')
        .orderBy('set_at')
        .execute(),
    ])
    return {
      hours: hours.map(({ id, day, place, opens, closes, reason, set_at, set_by }) => ({
        id,
        day,
        place,
        hours: opens !== null && closes !== null ? { opens, closes } : null,
        ...(reason !== null && { reason }),
        setAt: set_at,
        setBy: set_by,
      })),
      notices: notices.map(({ id, first_day, last_day, text, set_at, set_by }) => ({
        id,
        from: first_day,
        to: last_day,
        text,
        setAt: set_at,
        setBy: set_by,
      })),
    }
  }

  /** The answer of `GET /api/today` at a time in epoch ms. */
  async today(now: number): Promise<Today> {
    const day = dealerDay(now)
    return answerOf(todaySchema.parse(await this.list(day)), day)
  }

  /**
   * Sets the hours of a place on a day, and replaces earlier ones.
   * @param hours as `specialHoursSchema` reads them
   * @returns the new entry's id
   * @throws DayError when the place does not exist or the day is over
   */
  async setHours({ day, place, hours, reason }: SpecialHours, who: string, now = new Date()): Promise<string> {
    if (!Object.hasOwn(hoursPlaces, place))
      throw new DayError('place', `There is no place "${place}": ${Object.keys(hoursPlaces).join(', ')}.`)
    refuseOver('day', day, now)
    const entry = { id: newId(), day, place, opens: hours?.opens ?? null, closes: hours?.closes ?? null }
    const at = now.toISOString()
    const write = () =>
      this.#db.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('special_hours')
          .set({ removed_at: at, removed_by: who })
          .where('day', '=', day)
          .where('place', '=', place)
          .where('removed_at', 'is', null)
          .execute()
        await transaction
          .insertInto('special_hours')
          .values({ ...entry, reason: reason || null, set_at: at, set_by: who })
          .execute()
      })
    // When two people set the same day at once, PostgreSQL refuses one. The second attempt then replaces the other's
    // entry.
    await write().catch((error: Error & { code?: string }) =>
      error.code === UNIQUE_VIOLATION ? write() : Promise.reject(error),
    )
    return entry.id
  }

  /**
   * @param notice as `noticeSchema` reads it
   * @returns the new entry's id
   * @throws DayError when its last day is over
   */
  async addNotice({ from, to, text }: SiteNotice, who: string, now = new Date()): Promise<string> {
    refuseOver('to', to, now)
    const id = newId()
    await this.#db
      .insertInto('notice')
      .values({ id, first_day: from, last_day: to, text, set_at: now.toISOString(), set_by: who })
      .execute()
    return id
  }

  /** @returns false when no entry has this id, or it was already removed */
  async remove(id: string, who: string, now = new Date()): Promise<boolean> {
    const removed = { removed_at: now.toISOString(), removed_by: who }
    for (const table of ['special_hours', 'notice'] as const) {
      const { numUpdatedRows } = await this.#db
        .updateTable(table)
        .set(removed)
        .where('id', '=', id)
        .where('removed_at', 'is', null)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows > 0n) return true
    }
    return false
  }
}

function refuseOver(field: string, day: string, now: Date): void {
  if (day >= dealerDay(now.getTime())) return
  throw new DayError(field, `${dayText(day, { dateStyle: 'long' })} is in the past.`)
}
