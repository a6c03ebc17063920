import { randomUUID } from 'node:crypto'
import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely'
import type { InquiryDatabase } from './database.ts'
import type { StoredInquiry } from './inquiry-store.ts'
import { isFree, isoTime, LEASE_MS, LONGEST_WAIT_MS } from './leases.ts'
import type { Tables } from './schema.ts'

/** How many inquiries a report lists: a flood of spam is only counted. */
const LISTED = 20

const REPORT_EVERY_MS = 60 * 60_000

/** The report for a mail recipient: how many inquiries are held back, and the first of them. */
export type HeldBack = { count: number; first: { reference: string; receivedAt: string; name: string }[] }

type Claim = HeldBack & { lease: string; attempts: number }

/** Untried ones are due. Later times come from a clock that was ahead, and so do those beyond the longest wait. */
const isDue = (row: ExpressionBuilder<Tables, 'delivery'>, now: number): Expression<SqlBool> =>
  row.or([
    row('due_at', '<=', isoTime(now)),
    row('due_at', '>', isoTime(now + LONGEST_WAIT_MS)),
    row('attempts', '=', 0),
  ])

/** Suspected inquiries that a sink has not been told about yet. Times are epoch milliseconds. */
export class HeldBackInquiries {
  readonly #db: Kysely<Tables>

  constructor({ db }: InquiryDatabase) {
    this.#db = db
  }

  /**
   * Claims all of them for one report.
   * @returns undefined when there are none, or when the last report is less than an hour old
   */
  async claim(sink: string, now: number): Promise<Claim | undefined> {
    if (!(await this.#isReportDue(sink, now))) return undefined
    const lease = randomUUID()
    const { numUpdatedRows } = await this.#db
      .updateTable('delivery')
      .set((row) => ({ lease, leased_until: isoTime(now + LEASE_MS), attempts: row('attempts', '+', 1) }))
      .where('sink', '=', sink)
      .where('state', '=', 'held-back')
      .where((row) => isDue(row, now))
      .where((row) => isFree(row, now))
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return undefined
    const rows = await this.#db
      .selectFrom('delivery')
      .innerJoin('inquiry', 'inquiry.id', 'delivery.inquiry_id')
      .select(['reference', 'received_at', 'payload', 'attempts'])
      .where('lease', '=', lease)
      .orderBy('received_at')
      .orderBy('reference')
      .limit(LISTED)
      .execute()
    return {
      lease,
      attempts: Math.max(1, ...rows.map(({ attempts }) => attempts)),
      count: Number(numUpdatedRows),
      first: rows.map(({ reference, received_at, payload }) => {
        const { firstName = '', lastName = '' } = JSON.parse(payload ?? '{}') as Partial<StoredInquiry>
        return { reference, receivedAt: received_at, name: `${firstName} ${lastName}`.trim() }
      }),
    }
  }

  async #isReportDue(sink: string, now: number): Promise<boolean> {
    const deliveries = this.#db.selectFrom('delivery').select('sink').where('sink', '=', sink).limit(1)
    const held = await deliveries
      .where('state', '=', 'held-back')
      .where((row) => isDue(row, now))
      .executeTakeFirst()
    if (!held) return false
    const reported = await deliveries
      .where('state', '=', 'reported')
      .where('delivered_at', '>', isoTime(now - REPORT_EVERY_MS))
      .where('delivered_at', '<=', isoTime(now))
      .executeTakeFirst()
    return !reported
  }

  /** @param to who got the report */
  async reported({ lease }: Claim, now: number, to?: string): Promise<void> {
    const report = { state: 'reported', delivered_at: isoTime(now), delivered_to: to ?? null, last_error: null }
    await this.#settle(lease, report)
  }

  async failed({ lease }: Claim, error: string, dueAt: number): Promise<void> {
    await this.#settle(lease, { last_error: error, due_at: isoTime(dueAt) })
  }

  /** An inquiry that a person has released meanwhile stays as it is. An erased one is given up. */
  async #settle(lease: string, result: object): Promise<void> {
    await this.#db
      .updateTable('delivery')
      .set({ ...result, lease: null, leased_until: null })
      .where('lease', '=', lease)
      .where('state', 'in', ['held-back', 'given-up'])
      .execute()
  }
}
