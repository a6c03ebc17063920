import { type Kysely, sql } from 'kysely'
import type { Vehicle } from '../../src/contract/vehicle-schema.ts'
import type { InquiryDatabase } from './database.ts'
import type { StoredInquiry } from './inquiry-store.ts'
import { type Replacements, replacementsOf } from './replacements.ts'
import type { DeliveryTable, Tables } from './schema.ts'

export type Said = { at: string; by: string }

/**
 * An inquiry with the state of its deliveries, for the command line and the office. `inquiry` is undefined once erased.
 */
export type InquiryRecord = Replacements & {
  id: string
  reference: string
  receivedAt: string
  /** ISO 8601; undefined when unknown. */
  writtenAt: string | undefined
  suspected: boolean
  /** When it was erased, ISO 8601. */
  erasedAt: string | undefined
  inquiry: StoredInquiry | undefined
  /**
   * When a person in the office marked it so (ISO 8601), and who; without a name where the upgrade to the office closed
   * it.
   */
  answered: Said | undefined
  closed: Said | undefined
  /** As it was when the inquiry was received; undefined when the inquiry names none. */
  vehicle: Vehicle | undefined
  deliveries: DeliveryTable[]
}

export type RecordFilter = {
  /** An id, or a reference in any letter case. */
  key?: string
  /** Only those received at or after this time (ISO 8601). */
  since?: string
  /** Only those with a delivery in this state. */
  state?: DeliveryTable['state'] | undefined
  /** Only those that the honeypot holds back. */
  suspected?: boolean
  limit?: number
}

const PORTION = 500

export const saidOf = (at: string | null, by: string | null): Said | undefined =>
  at === null || by === null ? undefined : { at, by }

/** The time of writing, or of receipt if that is unknown. */
const ORDERED_AT = sql<string>`coalesce(written_at, received_at)`

/** Reads and tidies inquiries, for the command line and the office. No route of the site uses it. */
export class InquiryRecords {
  readonly #db: Kysely<Tables>

  constructor({ db }: InquiryDatabase) {
    this.#db = db
  }

  /** The last written come first. */
  async list({ key, since, state, suspected, limit }: RecordFilter = {}): Promise<InquiryRecord[]> {
    let query = this.#db.selectFrom('inquiry').selectAll()
    if (key) {
      query = query.where((is) => is.or([is('id', '=', key.toLowerCase()), is('reference', '=', key.toUpperCase())]))
    }
    if (since) query = query.where('received_at', '>=', since)
    if (limit) query = query.limit(limit)
    if (suspected) query = query.where('suspected', '=', 1)
    if (state) {
      query = query.where('id', 'in', (sub) =>
        sub.selectFrom('delivery').select('inquiry_id').where('state', '=', state),
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
      answered: saidOf(row.answered_at, row.answered_by),
      closed: saidOf(row.closed_at, row.closed_by),
      inquiry: row.payload === null ? undefined : (JSON.parse(row.payload) as StoredInquiry),
      vehicle: row.vehicle === null ? undefined : (JSON.parse(row.vehicle) as Vehicle),
      deliveries: deliveries.get(row.id) ?? [],
    }))
  }

  /** In portions, because databases limit the number of values per statement. */
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
   * Makes an inquiry's deliveries due now, including refused and given-up ones, and adds those it never had because it
   * came before the sink was set up, or the honeypot held it back.
   * @param isOnceMore whether to repeat those that were already made
   * @returns how many deliveries are due
   */
  async retry(id: string, sinks: readonly string[], isOnceMore = false): Promise<number> {
    const undelivered: DeliveryTable['state'][] = ['refused', 'given-up', 'held-back', 'reported']
    const revived = isOnceMore ? [...undelivered, 'delivered' as const] : undelivered
    const now = new Date().toISOString()
    return this.#db.transaction().execute(async (transaction) => {
      await transaction.updateTable('inquiry').set({ suspected: 0 }).where('id', '=', id).execute()
      if (sinks.length === 0) return 0
      const { received_at } = await transaction
        .selectFrom('inquiry')
        .select('received_at')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const added = await transaction
        .insertInto('delivery')
        .values(
          sinks.map((sink) => ({
            inquiry_id: id,
            sink,
            state: 'waiting',
            attempts: 0,
            due_at: now,
            ordered_at: received_at,
          })),
        )
        .onConflict((conflict) => conflict.columns(['inquiry_id', 'sink']).doNothing())
        .executeTakeFirst()
      const advanced = await transaction
        .updateTable('delivery')
        .set({ due_at: now, state: 'waiting', refused_since: null })
        .set((row) => ({
          resent_at: row.case().when('state', '=', 'delivered').then(now).else(row.ref('resent_at')).end(),
        }))
        .where('inquiry_id', '=', id)
        .where('sink', 'in', sinks)
        .where((delivery) =>
          delivery.or([
            delivery('state', 'in', revived),
            delivery.and([delivery('state', '=', 'waiting'), delivery('due_at', '>', now)]),
          ]),
        )
        .executeTakeFirst()
      return Number(added.numInsertedOrUpdatedRows ?? 0n) + Number(advanced.numUpdatedRows)
    })
  }

  /**
   * Ends the waiting and refused deliveries of an inquiry: they are not tried again. A running attempt keeps its lease,
   * so its result counts.
   * @returns how many
   */
  async giveUp(id: string): Promise<number> {
    const { numUpdatedRows } = await this.#db
      .updateTable('delivery')
      .set({ state: 'given-up' })
      .where('inquiry_id', '=', id)
      .where('state', 'in', ['waiting', 'refused'])
      .executeTakeFirst()
    return Number(numUpdatedRows)
  }
}
