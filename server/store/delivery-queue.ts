import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { adoptInquiries } from './adopted-inquiries.ts'
import { type ClaimedDelivery, claimedDeliveries } from './claimed-delivery.ts'
import type { InquiryDatabase } from './database.ts'
import {
  type RefusedFigures,
  refusedFigures,
  type UnreportedFigures,
  unreportedFigures,
  type WaitingFigures,
  waitingFigures,
} from './delivery-figures.ts'
import { isDue, isFree, isoTime, LEASE_MS } from './leases.ts'
import { messagesOf, type Traffic } from './messages.ts'
import { claimSummary, SUMMARY_DUE } from './summaries.ts'
import { type Undelivered, undeliveredOf } from './undelivered.ts'

/** How many inquiries fit into one message, and bytes of what is stored of them. */
export type MessageLimits = { inquiries: number; bytes: number }

/** What a message says of each inquiry beside its texts. */
const BYTES_OF_LABELS = 1_000

/** The deliveries that are due, for any number of workers in any number of processes. Times are epoch milliseconds. */
export class DeliveryQueue {
  readonly #db: InquiryDatabase['db']
  readonly #database: InquiryDatabase

  constructor(database: InquiryDatabase) {
    this.#database = database
    this.#db = database.db
  }

  /**
   * Takes the delivery that has been due the longest, and of several due at one time the inquiry received first. The sender gives
   * the time of writing and could put itself first with it: it orders only what is read together.
   * @returns undefined when none is due
   */
  async claim(sink: string, now: number): Promise<ClaimedDelivery | undefined> {
    const [first] = await this.claimSeveral(sink, now, 1)
    return first
  }

  /**
   * The same for up to `most` of them, which share one lease: their result is written down for all at once.
   * @param part only those of this part, or with null of none
   */
  async claimSeveral(sink: string, now: number, most: number, part?: string | null): Promise<ClaimedDelivery[]> {
    const lease = randomUUID()
    const all = this.#due(sink, now).orderBy('due_at').orderBy('ordered_at').limit(most)
    const due = part === undefined ? all : all.where('part', part === null ? 'is' : '=', part)
    // SQLite has one writer at a time; PostgreSQL has many, who must not wait for each other's rows and then take them. As
    // an array the rows are looked up once: as a list, once for each row that might be meant.
    const isDue =
      this.#database.dialect === 'postgres'
        ? sql<boolean>`inquiry_id = any(array(${due.forUpdate().skipLocked()}))`
        : sql<boolean>`inquiry_id in (${due})`
    const claimed = await this.#db
      .updateTable('delivery')
      .set((row) => ({ lease, leased_until: isoTime(now + LEASE_MS), attempts: row('attempts', '+', 1) }))
      .where('sink', '=', sink)
      .where(isDue)
      .returningAll()
      .execute()
    return claimedDeliveries(this.#db, claimed)
  }

  /**
   * How many of those that are due, in the order in which {@link claimSeveral} takes them, fit into one message: one at least.
   * @param part as there
   */
  async fitting(sink: string, now: number, { inquiries, bytes }: MessageLimits, part: string | null): Promise<number> {
    const rows = await this.#due(sink, now)
      .innerJoin('inquiry', 'inquiry.id', 'delivery.inquiry_id')
      .select(sql<number>`octet_length(inquiry.payload) + coalesce(octet_length(inquiry.vehicle), 0)`.as('text_bytes'))
      .where('part', part === null ? 'is' : '=', part)
      .orderBy('due_at')
      .orderBy('ordered_at')
      .limit(inquiries)
      .execute()
    let left = bytes
    const tooMuch = rows.findIndex(({ text_bytes }) => {
      left -= text_bytes + BYTES_OF_LABELS
      return left < 0
    })
    return tooMuch === -1 ? rows.length : Math.max(1, tooMuch)
  }

  /** The part that has been due the longest. */
  async duePart(sink: string, now: number): Promise<string | undefined> {
    const first = await this.#due(sink, now)
      .select('part')
      .where('part', 'is not', null)
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst()
    return first?.part ?? undefined
  }

  #due(sink: string, now: number) {
    return this.#db
      .selectFrom('delivery')
      .select('inquiry_id')
      .where('sink', '=', sink)
      .where('state', '=', 'waiting')
      .where((row) => isDue(row, now))
      .where((row) => isFree(row, now))
  }

  /**
   * @param to who has the copy now
   * @param answer what the recipient answered: codes, and no text that it sent
   * @returns false when the lease was lost: then another worker's result counts
   */
  async delivered({ lease }: ClaimedDelivery, now: number, to?: string, answer?: string): Promise<boolean> {
    const copy = { delivered_at: isoTime(now), delivered_to: to ?? null, answer: answer ?? null }
    return this.#settle(lease, { state: 'delivered', ...copy, last_error: null })
  }

  /**
   * Puts the delivery back until `dueAt`.
   * @param isTextMinded whether the sink had read it
   * @returns false when the lease was lost
   */
  async failed({ lease }: ClaimedDelivery, error: string, dueAt: number, isTextMinded = false): Promise<boolean> {
    const summary = isTextMinded && { summary: SUMMARY_DUE }
    return this.#settle(lease, { last_error: error, due_at: isoTime(dueAt), ...summary })
  }

  /** As {@link claimSummary} says. Ends by {@link summarized} or {@link release}. */
  async claimSummary(...which: [sink: string, now: number, most: number, waitMs: number]): Promise<ClaimedDelivery[]> {
    return claimedDeliveries(this.#db, await claimSummary(this.#db, ...which))
  }

  /** The sink has a summary of these. They are due, to be halved, except what it refused. */
  async summarized({ lease }: ClaimedDelivery, now: number): Promise<boolean> {
    const dueAt = sql`case when refused_since is null then ${isoTime(now)} else due_at end`
    return this.#settle(lease, { summary: isoTime(now), due_at: dueAt })
  }

  /** Puts back what was claimed, as it was. */
  async release({ lease }: ClaimedDelivery): Promise<boolean> {
    return this.#settle(lease, {})
  }

  /**
   * The sink refused this inquiry: it is not due again when the sink takes another one, and is a part of its own, so that no
   * digest has it.
   * @param since when the sink refused it first
   * @param dueAt when it is tried again; without it never
   * @returns false when the lease was lost
   */
  async refused({ lease }: ClaimedDelivery, error: string, since: number, dueAt?: number): Promise<boolean> {
    // A person may have given it up during the attempt.
    const ended = sql`case when state = 'waiting' then 'refused' else state end`
    const next = dueAt === undefined ? { state: ended } : { due_at: isoTime(dueAt) }
    const refusal = { part: randomUUID(), last_error: error, refused_since: isoTime(since), summary: SUMMARY_DUE }
    return this.#settle(lease, { ...refusal, ...next })
  }

  /**
   * The mail server refuses the recipient, whatever the message is. Those that it refused at `ends.attempts` attempts and since
   * `ends.since` or longer end as refused; the others are due at `dueAt`.
   */
  async recipientRefused(
    { lease }: ClaimedDelivery,
    error: string,
    now: number,
    dueAt: number,
    ends: { attempts: number; since: number },
  ): Promise<void> {
    const refusedSince = sql`case when refused_since <= ${isoTime(now)} then refused_since else ${isoTime(now)} end`
    const state = sql`case
      when state = 'waiting' and attempts >= ${ends.attempts} and refused_since <= ${isoTime(ends.since)} then 'refused'
      else state end`
    await this.#settle(lease, { state, last_error: error, refused_since: refusedSince, due_at: isoTime(dueAt) })
  }

  /** Writes down that the sink has no copy from the attempt under way. */
  async declined({ lease }: ClaimedDelivery): Promise<void> {
    await this.#db
      .updateTable('delivery')
      .set({ declined: sql`coalesce(declined, 0) + 1` })
      .where('lease', '=', lease)
      .execute()
  }

  /**
   * Puts the deliveries of a digest that was not taken back as two halves, each a part of its own: the one that is minded
   * ends up alone. Without effect where the lease was lost.
   */
  async split(claimed: readonly ClaimedDelivery[], error: string, dueAt: number): Promise<void> {
    const ids = claimed.map(({ inquiry }) => inquiry.id.toLowerCase()).toSorted()
    const middle = Math.ceil(ids.length / 2)
    await this.#db.transaction().execute(async (transaction) => {
      for (const half of [ids.slice(0, middle), ids.slice(middle)]) {
        await transaction
          .updateTable('delivery')
          .set({ part: randomUUID(), last_error: error, due_at: isoTime(dueAt), summary: SUMMARY_DUE })
          .set({ lease: null, leased_until: null })
          .where('lease', '=', claimed[0]?.lease ?? '')
          .where('inquiry_id', 'in', half)
          .execute()
      }
    })
  }

  async #settle(lease: string, result: object): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('delivery')
      .set({ ...result, lease: null, leased_until: null })
      .where('lease', '=', lease)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  /** As {@link adoptInquiries} says. */
  async adopt(configured: readonly string[], now: number, since?: number): Promise<Record<string, number>> {
    return adoptInquiries(this.#database, configured, now, since)
  }

  /**
   * Makes every waiting delivery of a sink due, in the order of receipt; a running attempt keeps its lease.
   * @param isRefusedToo also those that were refused for good
   */
  async retryAll(sink: string, now: number, isRefusedToo = false): Promise<number> {
    const time = isoTime(now)
    const { numUpdatedRows } = await this.#db
      .updateTable('delivery')
      .set((row) => ({
        ...(isRefusedToo && { state: 'waiting', refused_since: null }),
        due_at: row
          .selectFrom('inquiry')
          .whereRef('inquiry.id', '=', 'delivery.inquiry_id')
          .select(sql<string>`case when received_at <= ${time} then received_at else ${time} end`.as('due_at')),
      }))
      .where('sink', '=', sink)
      .where('state', 'in', isRefusedToo ? ['waiting', 'refused'] : ['waiting'])
      .where('inquiry_id', 'in', (sub) => sub.selectFrom('inquiry').select('id').where('payload', 'is not', null))
      .executeTakeFirst()
    return Number(numUpdatedRows)
  }

  /**
   * Makes failed deliveries due, since the sink works again; refused ones keep waiting. Deliveries that are due already stay ahead,
   * so one that fails each time does not hold up the others.
   */
  async retryFailed(sink: string, now: number): Promise<void> {
    await this.#db
      .updateTable('delivery')
      .set({ due_at: isoTime(now) })
      .where('sink', '=', sink)
      .where('state', '=', 'waiting')
      .where('due_at', '>', isoTime(now))
      .where((row) => row.or([row('refused_since', 'is', null), row('part', 'is', null)]))
      .execute()
  }

  /** Makes those due that the sink minded, all in one message: it has taken one of them after all. */
  async retryMinded(sink: string, now: number): Promise<void> {
    await this.#db
      .updateTable('delivery')
      .set({ part: randomUUID(), due_at: isoTime(now) })
      .where('sink', '=', sink)
      .where('state', '=', 'waiting')
      .where('refused_since', 'is not', null)
      .where('part', 'is not', null)
      .where((row) => isFree(row, now))
      .execute()
  }

  /**
   * What went to a sink since a time, and what is due now. Inquiries that went together count once.
   * @param most due ones are counted up to here
   */
  async traffic(sink: string, since: number, now: number, most: number): Promise<Traffic> {
    const due = await this.#due(sink, now).limit(most).execute()
    return { ...(await messagesOf(this.#db, sink, since, now)), due: due.length }
  }

  readonly undelivered = (ids: readonly string[]): Promise<Undelivered[]> => undeliveredOf(this.#db, ids)
  readonly refusedFigures = (): Promise<RefusedFigures[]> => refusedFigures(this.#db)
  readonly unreportedFigures = (): Promise<UnreportedFigures[]> => unreportedFigures(this.#db)
  readonly waiting = (): Promise<WaitingFigures[]> => waitingFigures(this.#db)
}
