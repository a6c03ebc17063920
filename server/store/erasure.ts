import { type Kysely, type SelectQueryBuilder, sql, type Transaction } from 'kysely'
import type { InquiryDatabase } from './database.ts'
import { endDeliveries } from './ended-deliveries.ts'
import type { StoredInquiry } from './inquiry-store.ts'
import type { Tables } from './schema.ts'

/** Databases limit the number of values per statement. */
const PORTION = 500

/**
 * Erases what people wrote. Id, reference, times and recipients of copies stay, so that a late copy is recognized and
 * the erasure can be proven.
 */
export class Erasure {
  readonly #database: InquiryDatabase
  readonly #db: Kysely<Tables>
  readonly #sinks: readonly string[]

  /** @param sinks names of the configured sinks: a delivery to any other sink will never be made */
  constructor(database: InquiryDatabase, sinks: readonly string[]) {
    this.#database = database
    this.#db = database.db
    this.#sinks = sinks
  }

  /**
   * Erases inquiries received before a time (ISO 8601), except those that wait for a delivery.
   * @param most at most this many at once, oldest first
   * @returns also how many were left because of `most`, how many stay because they wait, and how many of the erased
   * ones had waited for a sink that is no longer configured
   */
  async purge(before: string, most?: number) {
    const outcome = await this.#db.transaction().execute(async (transaction) => {
      const old = transaction.selectFrom('inquiry').where('received_at', '<', before).where('payload', 'is not', null)
      const waiting = transaction.selectFrom('delivery').select('inquiry_id').where('state', '=', 'waiting')
      const awaited =
        this.#sinks.length > 0 ? waiting.where('sink', 'in', this.#sinks) : waiting.where(sql<boolean>`1 = 0`)
      const ready = old.where('id', 'not in', awaited)
      const oldest = ready.select('id').orderBy('received_at').orderBy('id')
      const ids = most === undefined ? oldest : oldest.limit(most)
      const abandoned = await countOf(old.where('id', 'in', ids).where('id', 'in', waiting))
      const { numUpdatedRows } = await transaction
        .updateTable('inquiry')
        .set(erasedNow())
        .where('id', 'in', ids)
        .executeTakeFirst()
      await callOff(transaction)
      const left = await countOf(ready)
      return { erased: Number(numUpdatedRows), left, kept: (await countOf(old)) - left, abandoned }
    })
    await this.#emptyLog()
    return outcome
  }

  /**
   * Ids of a person's inquiries that are not erased yet. Letter case and surrounding spaces of the address do not
   * matter.
   */
  async inquiriesFrom(email: string): Promise<string[]> {
    const address = email.trim().toLowerCase()
    const rows = await this.#db
      .selectFrom('inquiry')
      .select(['id', 'payload'])
      .where('payload', 'is not', null)
      .execute()
    const isFrom = ({ payload }: { payload: string | null }) =>
      (JSON.parse(payload ?? '{}') as Partial<StoredInquiry>).email?.trim().toLowerCase() === address
    return rows.filter(isFrom).map(({ id }) => id)
  }

  /** Erases inquiries by their ids, including waiting ones, which are then not delivered. @returns how many */
  async erase(ids: readonly string[]): Promise<number> {
    let erased = 0
    await this.#db.transaction().execute(async (transaction) => {
      for (let start = 0; start < ids.length; start += PORTION) {
        const { numUpdatedRows } = await transaction
          .updateTable('inquiry')
          .set(erasedNow())
          .where('id', 'in', ids.slice(start, start + PORTION))
          .where('payload', 'is not', null)
          .executeTakeFirst()
        erased += Number(numUpdatedRows)
      }
      await callOff(transaction)
    })
    await this.#emptyLog()
    return erased
  }

  /**
   * SQLite overwrites erased text in its file, but its log contains the text until it is emptied. If another process is
   * using the log, the next erasure empties it: this one does not wait.
   */
  async #emptyLog(): Promise<void> {
    if (this.#database.dialect !== 'sqlite') return
    await sql`pragma wal_checkpoint(truncate)`.execute(this.#db).catch(() => undefined)
  }
}

/** The unit that a person asked about is part of what they wrote. */
const erasedNow = () => ({ payload: null, vehicle: null, erased_at: new Date().toISOString() })

async function countOf(rows: SelectQueryBuilder<Tables, 'inquiry', object>): Promise<number> {
  const { count } = await rows.select((row) => row.fn.countAll<number | string>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

/** Ends the deliveries of erased inquiries. It stays recorded who has a copy, or may have one from an attempt. */
async function callOff(transaction: Transaction<Tables>): Promise<void> {
  const erased = transaction.selectFrom('inquiry').select('id').where('payload', 'is', null)
  await transaction
    .updateTable('delivery')
    .set({ state: 'delivered', lease: null, leased_until: null })
    .where('state', '=', 'waiting')
    .where('delivered_at', 'is not', null)
    .where('inquiry_id', 'in', erased)
    .execute()
  await endDeliveries(transaction, (row) => row('inquiry_id', 'in', erased))
}
