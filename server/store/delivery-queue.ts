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
  /** Proof of ownership: a process whose lease has expired can no longer store a result. */
  lease: string
  reference: string
  receivedAt: string
  writtenAt: string | undefined
  inquiry: KeptInquiry
}

/** What has gone to a sink lately, and what is due now. Times in epoch ms. */
export type Traffic = { messages: number; lastAt: number; due: number }

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
    const [first] = await this.claimSeveral(sink, now, 1)
    return first
  }

  /** The same for up to `most` of them, which share one lease: their result is written down for all at once. */
  async claimSeveral(sink: string, now: number, most: number): Promise<ClaimedDelivery[]> {
    const lease = randomUUID()
    const due = this.#due(sink, now).orderBy('due_at').orderBy('ordered_at').limit(most)
    // SQLite has one writer at a time; PostgreSQL has many, who must not wait for each other's rows and then take them. As
    // an array the rows are looked up once: as a list, once for each row that might be meant.
    const isDue =
      this.#dialect === 'postgres'
        ? sql<boolean>`inquiry_id = any(array(${due.forUpdate().skipLocked()}))`
        : sql<boolean>`inquiry_id in (${due})`
    const claimed = await this.#db
      .updateTable('delivery')
      .set((row) => ({ lease, leased_until: isoTime(now + LEASE_MS), attempts: row('attempts', '+', 1) }))
      .where('sink', '=', sink)
      .where(isDue)
      .returning(['inquiry_id', 'attempts'])
      .execute()
    if (claimed.length === 0) return []
    const attempts = new Map(claimed.map((delivery) => [delivery.inquiry_id, delivery.attempts]))
    const rows = await this.#db
      .selectFrom('inquiry')
      .select(['id', 'payload', 'reference', 'received_at', 'written_at', 'replaces'])
      .where('id', 'in', [...attempts.keys()])
      .orderBy(sql`coalesce(written_at, received_at)`)
      .execute()
    const links = await replacementsOf(this.#db, rows)
    return rows.map((row) => ({
      sink,
      attempts: attempts.get(row.id) ?? 1,
      lease,
      reference: row.reference,
      receivedAt: row.received_at,
      writtenAt: row.written_at ?? undefined,
      replaces: links.get(row.id)?.replaces,
      replacedBy: links.get(row.id)?.replacedBy ?? [],
      inquiry: JSON.parse(row.payload ?? 'null') as KeptInquiry,
    }))
  }

  #due(sink: string, now: number) {
    return this.#db
      .selectFrom('delivery')
      .select('inquiry_id')
      .where('sink', '=', sink)
      .where('state', '=', 'waiting')
      .where('due_at', '<=', isoTime(now))
      .where((free) => free.or([free('leased_until', 'is', null), free('leased_until', '<=', isoTime(now))]))
  }

  /**
   * @param to who has the copy now
   * @returns false when the lease was lost: then another worker's result counts
   */
  async delivered({ lease }: ClaimedDelivery, now: number, to?: string): Promise<boolean> {
    const delivered_to = to ?? null
    return this.#settle(lease, { state: 'delivered', delivered_at: isoTime(now), delivered_to, last_error: null })
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

  /**
   * What went to a sink since a time, and what is due now. Inquiries that went together count once.
   * @param most due ones are counted up to here
   */
  async traffic(sink: string, since: number, now: number, most: number): Promise<Traffic> {
    const { messages, last } = await this.#db
      .selectFrom('delivery')
      .select((row) => [
        row.fn.max('delivered_at').as('last'),
        row.fn.count<number | string>('delivered_at').distinct().as('messages'),
      ])
      .where('sink', '=', sink)
      .where('delivered_at', '>', isoTime(since))
      .executeTakeFirstOrThrow()
    const due = await this.#due(sink, now).limit(most).execute()
    return { messages: Number(messages), lastAt: last ? Date.parse(last) : Number.NEGATIVE_INFINITY, due: due.length }
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
