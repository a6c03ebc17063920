import { type Kysely, sql, type Transaction } from 'kysely'
import type { InquiryDatabase } from './database.ts'
import type { KeptInquiry } from './inquiry-store.ts'
import type { Tables } from './schema.ts'

/** Outcome of an erasure. `inFiles`: the files of the database could not be cleared; what was erased may stand in them. */
export type Erased = { erased: number; inFiles: boolean }

/** Databases limit how many values one statement may carry. */
const PORTION = 500

/** How long others may keep the files of the database busy before clearing them is given up. */
const BUSY_LIMIT = '5s'

/**
 * Erases what people wrote. Id, reference, times and where copies went stay, so that a copy that turns up late is still
 * known and an erasure can be shown.
 */
export class Erasure {
  readonly #database: InquiryDatabase
  readonly #db: Kysely<Tables>
  readonly #sinks: readonly string[]
  #inFiles = false

  /** @param sinks names of the sinks that are configured: a delivery to any other one will never be made */
  constructor(database: InquiryDatabase, sinks: readonly string[]) {
    this.#database = database
    this.#db = database.db
    this.#sinks = sinks
  }

  /**
   * Erases inquiries received before a time (ISO 8601), except those that wait for a delivery.
   * @returns also how many were kept because they wait, and how many waited for a sink that is not configured any more
   */
  async purge(before: string): Promise<Erased & { kept: number; abandoned: number }> {
    const outcome = await this.#db.transaction().execute(async (transaction) => {
      const old = transaction.selectFrom('inquiry').where('received_at', '<', before).where('payload', 'is not', null)
      const waiting = transaction.selectFrom('delivery').select('inquiry_id').where('state', '=', 'waiting')
      const awaited =
        this.#sinks.length > 0 ? waiting.where('sink', 'in', this.#sinks) : waiting.where(sql<boolean>`1 = 0`)
      const ready = old.where('id', 'not in', awaited)
      const { abandoned } = await ready
        .where('id', 'in', waiting)
        .select((row) => row.fn.countAll<number | string>().as('abandoned'))
        .executeTakeFirstOrThrow()
      const { numUpdatedRows } = await transaction
        .updateTable('inquiry')
        .set({ payload: null, erased_at: new Date().toISOString() })
        .where('id', 'in', ready.select('id'))
        .executeTakeFirst()
      await callOff(transaction)
      const { kept } = await old
        .select((row) => row.fn.countAll<number | string>().as('kept'))
        .executeTakeFirstOrThrow()
      return { erased: Number(numUpdatedRows), kept: Number(kept), abandoned: Number(abandoned) }
    })
    return { ...outcome, inFiles: await this.#isInFiles(outcome.erased) }
  }

  /** Ids of the inquiries of a person that are not erased yet. Letter case and spaces around the address make no difference. */
  async inquiriesFrom(email: string): Promise<string[]> {
    const wanted = email.trim().toLowerCase()
    const rows = await this.#db
      .selectFrom('inquiry')
      .select(['id', 'payload'])
      .where('payload', 'is not', null)
      .execute()
    const isFrom = ({ payload }: { payload: string | null }) =>
      (JSON.parse(payload ?? '{}') as Partial<KeptInquiry>).email?.trim().toLowerCase() === wanted
    return rows.filter(isFrom).map(({ id }) => id)
  }

  /** Erases inquiries by their ids, also those that wait: nothing of them is delivered any more. */
  async erase(ids: readonly string[]): Promise<Erased> {
    let erased = 0
    await this.#db.transaction().execute(async (transaction) => {
      for (let start = 0; start < ids.length; start += PORTION) {
        const { numUpdatedRows } = await transaction
          .updateTable('inquiry')
          .set({ payload: null, erased_at: new Date().toISOString() })
          .where('id', 'in', ids.slice(start, start + PORTION))
          .where('payload', 'is not', null)
          .executeTakeFirst()
        erased += Number(numUpdatedRows)
      }
      await callOff(transaction)
    })
    return { erased, inFiles: await this.#isInFiles(erased) }
  }

  /** Clears the files after an erasure, and after an earlier one that could not. */
  async #isInFiles(erased: number): Promise<boolean> {
    if (erased > 0 || this.#inFiles) this.#inFiles = !(await this.clearFiles())
    return this.#inFiles
  }

  /**
   * Removes erased data from the files as well: a database only marks it, and keeps it in its log.
   * @returns false when others kept the files busy for too long
   */
  async clearFiles(): Promise<boolean> {
    try {
      if (this.#database.dialect === 'postgres') {
        await this.#db.connection().execute(async (connection) => {
          await sql`set lock_timeout = ${sql.lit(BUSY_LIMIT)}`.execute(connection)
          await sql`set statement_timeout = 0`.execute(connection)
          await sql`vacuum full inquiry`.execute(connection).finally(() => sql`reset all`.execute(connection))
        })
        return true
      }
      await sql`vacuum`.execute(this.#db)
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(this.#db)
      return rows[0]?.busy === 0
    } catch {
      return false
    }
  }
}

/** Nothing is delivered of what is not there. */
async function callOff(transaction: Transaction<Tables>): Promise<void> {
  await transaction
    .deleteFrom('delivery')
    .where('state', '=', 'waiting')
    .where('inquiry_id', 'in', (sub) => sub.selectFrom('inquiry').select('id').where('payload', 'is', null))
    .execute()
}
