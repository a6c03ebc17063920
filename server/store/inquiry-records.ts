import { type Kysely, sql } from 'kysely'
import type { InquiryDatabase } from './database.ts'
import type { KeptInquiry } from './inquiry-store.ts'
import { type Replacements, replacementsOf } from './replacements.ts'
import type { DeliveryTable, Tables } from './schema.ts'

/** An inquiry with where it stands, as the command line shows it. `inquiry` is undefined once it was erased. */
export type InquiryRecord = Replacements & {
  id: string
  reference: string
  receivedAt: string
  /** ISO 8601; undefined when nobody knows. */
  writtenAt: string | undefined
  suspected: boolean
  /** When it was erased, ISO 8601. */
  erasedAt: string | undefined
  inquiry: KeptInquiry | undefined
  deliveries: DeliveryTable[]
}

export type RecordFilter = {
  /** An id, or a reference in any letter case. */
  key?: string
  /** Only those received at or after this time (ISO 8601). */
  since?: string
  /** Only those with a delivery that waits. */
  waiting?: boolean
  limit?: number
}

const PORTION = 500

/** When it was written, or received where nobody knows. */
const ORDERED_AT = sql<string>`coalesce(written_at, received_at)`

/** Reading and tidying what was received, for whoever runs the server. No route of the site leads here. */
export class InquiryRecords {
  readonly #db: Kysely<Tables>

  constructor({ db }: InquiryDatabase) {
    this.#db = db
  }

  /** Those written last come first. */
  async list({ key, since, waiting, limit }: RecordFilter = {}): Promise<InquiryRecord[]> {
    let query = this.#db.selectFrom('inquiry').selectAll()
    if (key) {
      query = query.where((is) => is.or([is('id', '=', key.toLowerCase()), is('reference', '=', key.toUpperCase())]))
    }
    if (since) query = query.where('received_at', '>=', since)
    if (limit) query = query.limit(limit)
    if (waiting) {
      query = query.where('id', 'in', (sub) =>
        sub.selectFrom('delivery').select('inquiry_id').where('state', '=', 'waiting'),
      )
    }
    const rows = await query.orderBy(ORDERED_AT, 'desc').orderBy('received_at', 'desc').orderBy('id').execute()
    const deliveries = await this.#deliveriesOf(rows.map((row) => row.id))
    const replacements = await replacementsOf(this.#db, rows)
    return rows.map((row) => ({
      id: row.id,
      reference: row.reference,
      receivedAt: row.received_at,
      writtenAt: row.written_at ?? undefined,
      replaces: replacements.get(row.id)?.replaces,
      replacedBy: replacements.get(row.id)?.replacedBy ?? [],
      suspected: row.suspected === 1,
      erasedAt: row.erased_at ?? undefined,
      inquiry: row.payload === null ? undefined : (JSON.parse(row.payload) as KeptInquiry),
      deliveries: deliveries.get(row.id) ?? [],
    }))
  }

  /** In portions: databases limit how many values one statement may carry. */
  async #deliveriesOf(ids: readonly string[]): Promise<Map<string, DeliveryTable[]>> {
    const found = new Map<string, DeliveryTable[]>(ids.map((id) => [id, []]))
    for (let start = 0; start < ids.length; start += PORTION) {
      const rows = await this.#db
        .selectFrom('delivery')
        .selectAll()
        .where('inquiry_id', 'in', ids.slice(start, start + PORTION))
        .orderBy('sink')
        .execute()
      for (const row of rows) found.get(row.inquiry_id)?.push(row)
    }
    return found
  }

  /**
   * Makes an inquiry's deliveries due now, and adds the ones it never had: it came before the sink was set up, or the
   * honeypot held it back. What was delivered stays delivered.
   * @returns how many deliveries are due
   */
  async retry(id: string, sinks: readonly string[]): Promise<number> {
    const now = new Date().toISOString()
    return this.#db.transaction().execute(async (transaction) => {
      const { ordered_at } = await transaction
        .selectFrom('inquiry')
        .select(ORDERED_AT.as('ordered_at'))
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const added = await transaction
        .insertInto('delivery')
        .values(sinks.map((sink) => ({ inquiry_id: id, sink, state: 'waiting', attempts: 0, due_at: now, ordered_at })))
        .onConflict((conflict) => conflict.columns(['inquiry_id', 'sink']).doNothing())
        .executeTakeFirst()
      const advanced = await transaction
        .updateTable('delivery')
        .set({ due_at: now })
        .where('inquiry_id', '=', id)
        .where('state', '=', 'waiting')
        .where('due_at', '>', now)
        .executeTakeFirst()
      await transaction.updateTable('inquiry').set({ suspected: 0 }).where('id', '=', id).execute()
      return Number(added.numInsertedOrUpdatedRows ?? 0n) + Number(advanced.numUpdatedRows)
    })
  }
}
