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

/** How many inquiries fit into one message, and how many bytes of stored text. */
export type MessageLimits = { inquiries: number; bytes: number }

/** Room for labels and other data of each inquiry. */
const BYTES_OF_LABELS = 1_000

/** The due deliveries, for any number of workers in any number of processes. Times are epoch milliseconds. */
export class DeliveryQueue {
  readonly #db: InquiryDatabase['db']
  readonly #database: InquiryDatabase

  constructor(database: InquiryDatabase) {
    this.#database = database
    this.#db = database.db
  }

  /**
   * Claims the delivery that has been due for longest. Of several due at the same time, it claims the one whose inquiry
   * was received first, not written first: the sender chooses the time of writing and could jump the queue.
   * @returns undefined when none is due
   */
  async claim(sink: string, now: number): Promise<ClaimedDelivery | undefined> {
    const [first] = await this.claimSeveral(sink, now, 1)
    return first
  }

  /**
   * Claims up to `most` of them with one shared lease: their result is recorded for all at once.
   * @param part only those of this part; null for those in no part
   */
  async claimSeveral(sink: string, now: number, most: number, part?: string | null): Promise<ClaimedDelivery[]> {
    const lease = randomUUID()
    const all = this.#due(sink, now).orderBy('due_at').orderBy('ordered_at').limit(most)
    const due = part === undefined ? all : all.where('part', part === null ? 'is' : '=', part)
    // SQLite has one writer at a time. PostgreSQL has many, who must not wait for each other's rows and then claim
    // them. As an array the rows are looked up once, as a list once for each candidate row.
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
   * How many due deliveries fit into one message, at least one, in the order in which {@link claimSeveral} takes them.
   * @param part as in {@link claimSeveral}
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

  /** The part that has been due for longest. */
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
   * @param answer of the recipient: codes only
   * @returns false when the lease was lost: then another worker's result counts
   */
  async delivered({ lease }: ClaimedDelivery, now: number, to?: string, answer?: string): Promise<boolean> {
    const copy = { delivered_at: isoTime(now), delivered_to: to ?? null, answer: answer ?? null }
    return this.#settle(lease, { state: 'delivered', ...copy, last_error: null })
  }

  /**
   * Postpones the delivery until `dueAt`.
   * @param wasTextRead whether the sink had read the text
   * @returns false when the lease was lost
   */
  async failed({ lease }: ClaimedDelivery, error: string, dueAt: number, wasTextRead = false): Promise<boolean> {
    const summary = wasTextRead && { summary: SUMMARY_DUE }
    return this.#settle(lease, { last_error: error, due_at: isoTime(dueAt), ...summary })
  }

  /** See {@link claimSummary}. Ends with {@link summarized} or {@link release}. */
  async claimSummary(...which: [sink: string, now: number, most: number, waitMs: number]): Promise<ClaimedDelivery[]> {
    return claimedDeliveries(this.#db, await claimSummary(this.#db, ...which))
  }

  /** The sink has a summary of these. They are due now, to be sent in halves, except refused ones. */
  async summarized({ lease }: ClaimedDelivery, now: number): Promise<boolean> {
    const dueAt = sql`case when refused_since is null then ${isoTime(now)} else due_at end`
    return this.#settle(lease, { summary: isoTime(now), due_at: dueAt })
  }

  /** Returns claimed deliveries unchanged. */
  async release({ lease }: ClaimedDelivery): Promise<boolean> {
    return this.#settle(lease, {})
  }

  /**
   * The sink refused this inquiry: it is not due again when the sink takes another one, and it becomes a part of its
   * own, so that no digest contains it.
   * @param since when the sink first refused it
   * @param dueAt when it is tried again; never if left out
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
   * The mail server refuses the recipient, whatever the message is. Deliveries with at least `ends.attempts` attempts
   * that were refused since `ends.since` or earlier, end as refused; the others are due at `dueAt`.
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

  /** Records that the sink has no copy from the running attempt. */
  async declined({ lease }: ClaimedDelivery): Promise<void> {
    await this.#db
      .updateTable('delivery')
      .set({ declined: sql`coalesce(declined, 0) + 1` })
      .where('lease', '=', lease)
      .execute()
  }

  /**
   * Returns the deliveries of a refused digest as two halves, each a part of its own, until the rejected text is alone.
   * Does nothing if the lease was lost.
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

  /** See {@link adoptInquiries}. */
  async adopt(configured: readonly string[], now: number, since?: number): Promise<Record<string, number>> {
    return adoptInquiries(this.#database, configured, now, since)
  }

  /**
   * Makes every waiting delivery of a sink due, in the order of receipt. A running attempt keeps its lease.
   * @param isRefusedToo whether to include those that were refused for good
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
   * Makes failed deliveries due, because the sink works again; refused ones keep waiting. Deliveries that are already
   * due stay ahead, so one that fails each time does not hold up the others.
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

  /**
   * Makes the deliveries with rejected texts due, all in one message, because the sink has accepted one of them after
   * all.
   */
  async retryRejectedTexts(sink: string, now: number): Promise<void> {
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
   * What was sent to a sink since a time, and what is due now. Inquiries that were sent together count once.
   * @param most due deliveries are counted up to this number
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
