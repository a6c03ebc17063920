import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { InquiryDatabase } from './database.ts'
import type { KeptInquiry } from './inquiry-store.ts'
import { type Replacements, replacementsOf } from './replacements.ts'

/** How long one worker owns a delivery: longer than an attempt can take, so that two never overlap. */
export const LEASE_MS = 3 * 60_000

export type ClaimedDelivery = Replacements & {
  sink: string
  /** Attempts so far, this one included. */
  attempts: number
  /** Proof of ownership: whoever lost the lease in the meantime can no longer write down a result. */
  lease: string
  reference: string
  receivedAt: string
  writtenAt: string | undefined
  inquiry: KeptInquiry
}

export type WaitingFigures = { sink: string; waiting: number; oldestReceivedAt: string }

const isoTime = (milliseconds: number) => new Date(milliseconds).toISOString()

/** The deliveries that are due, for any number of workers in any number of processes. Times are epoch milliseconds. */
export class DeliveryQueue {
  readonly #db: InquiryDatabase['db']
  readonly #dialect: InquiryDatabase['dialect']

  constructor({ db, dialect }: InquiryDatabase) {
    this.#db = db
    this.#dialect = dialect
  }

  /**
   * Takes the delivery that has been due the longest, and of several due at one time the inquiry written first. A new
   * delivery is due since its inquiry was written, so that those that never failed go in the order of writing.
   * @returns undefined when none is due
   */
  async claim(sink: string, now: number): Promise<ClaimedDelivery | undefined> {
    const lease = randomUUID()
    const claimed = await this.#db
      .updateTable('delivery')
      .set((row) => ({ lease, leased_until: isoTime(now + LEASE_MS), attempts: row('attempts', '+', 1) }))
      .where('sink', '=', sink)
      .where('inquiry_id', '=', (row) =>
        row
          .selectFrom('delivery')
          .select('inquiry_id')
          .where('sink', '=', sink)
          .where('state', '=', 'waiting')
          .where('due_at', '<=', isoTime(now))
          .where((free) => free.or([free('leased_until', 'is', null), free('leased_until', '<=', isoTime(now))]))
          .orderBy('due_at')
          .orderBy('ordered_at')
          .limit(1)
          // SQLite has one writer at a time; PostgreSQL has many, who must not wait for each other's row and then take it.
          .$if(this.#dialect === 'postgres', (query) => query.forUpdate().skipLocked()),
      )
      .returning(['inquiry_id', 'attempts'])
      .executeTakeFirst()
    if (!claimed) return undefined
    const row = await this.#db
      .selectFrom('inquiry')
      .select(['id', 'payload', 'reference', 'received_at', 'written_at', 'replaces'])
      .where('id', '=', claimed.inquiry_id)
      .executeTakeFirstOrThrow()
    const links = (await replacementsOf(this.#db, [row])).get(row.id)
    return {
      sink,
      attempts: claimed.attempts,
      lease,
      reference: row.reference,
      receivedAt: row.received_at,
      writtenAt: row.written_at ?? undefined,
      replaces: links?.replaces,
      replacedBy: links?.replacedBy ?? [],
      inquiry: JSON.parse(row.payload ?? 'null') as KeptInquiry,
    }
  }

  /** @returns false when the lease was lost: then another worker's result counts */
  async delivered({ lease }: ClaimedDelivery, now: number): Promise<boolean> {
    return this.#settle(lease, { state: 'delivered', delivered_at: isoTime(now), last_error: null })
  }

  /** Puts the delivery back until `dueAt`. @returns false when the lease was lost */
  async failed({ lease }: ClaimedDelivery, error: string, dueAt: number): Promise<boolean> {
    return this.#settle(lease, { last_error: error, due_at: isoTime(dueAt) })
  }

  async #settle(lease: string, result: object): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('delivery')
      .set({ ...result, lease: null, leased_until: null })
      .where('lease', '=', lease)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  /** Makes every waiting delivery of a sink due, in the order of writing; a running attempt keeps its lease. */
  async retryAll(sink: string, now: number): Promise<number> {
    const { numUpdatedRows } = await this.#db
      .updateTable('delivery')
      .set((row) => ({ due_at: row.fn.coalesce('ordered_at', row.val(isoTime(now))) }))
      .where('sink', '=', sink)
      .where('state', '=', 'waiting')
      .executeTakeFirst()
    return Number(numUpdatedRows)
  }

  /**
   * Makes those due that failed and wait for their next attempt, since the sink is there again. Those due already stay
   * ahead of them: one that fails each time does not hold up the others.
   */
  async retryFailed(sink: string, now: number): Promise<void> {
    await this.#db
      .updateTable('delivery')
      .set({ due_at: isoTime(now) })
      .where('sink', '=', sink)
      .where('state', '=', 'waiting')
      .where('due_at', '>', isoTime(now))
      .execute()
  }

  async waiting(): Promise<WaitingFigures[]> {
    return this.#db
      .selectFrom('delivery')
      .innerJoin('inquiry', 'inquiry.id', 'delivery.inquiry_id')
      .select(['delivery.sink', sql<number>`cast(count(*) as integer)`.as('waiting')])
      .select((row) => row.fn.min('inquiry.received_at').as('oldestReceivedAt'))
      .where('delivery.state', '=', 'waiting')
      .groupBy('delivery.sink')
      .execute()
  }
}
