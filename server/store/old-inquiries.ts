import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { InquiryDatabase } from './database.ts'
import { isReplaced } from './replaced.ts'
import type { InquiryStepTable, Tables } from './schema.ts'

/** Databases limit the number of values per statement. */
const PORTION = 500

/** What people in the office do with all old inquiries at once. Times are ISO 8601. */
export class OldInquiries {
  readonly #db: Kysely<Tables>

  constructor({ db }: InquiryDatabase) {
    this.#db = db
  }

  /** Counts the open inquiries received before a time, and those among them without an answer. Spam does not count. */
  async count(before: string): Promise<{ open: number; unanswered: number }> {
    const rows = await openBefore(this.#db, before).select('answered_at').execute()
    return { open: rows.length, unanswered: rows.filter(({ answered_at }) => answered_at === null).length }
  }

  /** Closes them. @returns how many, and the time, by which {@link reopen} finds them */
  async close(before: string, who: string): Promise<{ at: string; closed: number }> {
    const at = new Date().toISOString()
    const closed = await this.#db.transaction().execute(async (transaction) => {
      const rows = await transaction
        .updateTable('inquiry')
        .set({ closed_at: at, closed_by: who })
        .where('id', 'in', openBefore(transaction, before).select('inquiry.id'))
        .where('closed_at', 'is', null)
        .returning('id')
        .execute()
      await note(transaction, rows, { at, who, step: 'closed' })
      return rows.length
    })
    return { at, closed }
  }

  /**
   * Reopens what a person closed at one time, except what was reopened since.
   * @param at as {@link close} returned it
   * @returns how many
   */
  async reopen(at: string, who: string): Promise<number> {
    return this.#db.transaction().execute(async (transaction) => {
      const rows = await transaction
        .updateTable('inquiry')
        .set({ closed_at: null, closed_by: null })
        .where('closed_at', '=', at)
        .where('closed_by', '=', who)
        .returning('id')
        .execute()
      await note(transaction, rows, { at: new Date().toISOString(), who, step: 'reopened' })
      return rows.length
    })
  }
}

/** An inquiry that its sender has replaced counts as closed, unless a person has answered it. */
const openBefore = (db: Kysely<Tables>, before: string) =>
  db
    .selectFrom('inquiry')
    .where('received_at', '<', before)
    .where('closed_at', 'is', null)
    .where('suspected', '=', 0)
    .where('payload', 'is not', null)
    .where((row) => row.or([row('answered_at', 'is not', null), row.not(isReplaced(row))]))

async function note(
  db: Kysely<Tables>,
  inquiries: readonly { id: string }[],
  step: Pick<InquiryStepTable, 'at' | 'who' | 'step'>,
): Promise<void> {
  for (let start = 0; start < inquiries.length; start += PORTION) {
    const steps = inquiries
      .slice(start, start + PORTION)
      .map(({ id }) => ({ id: randomUUID(), inquiry_id: id, ...step }))
    await db.insertInto('inquiry_step').values(steps).execute()
  }
}
