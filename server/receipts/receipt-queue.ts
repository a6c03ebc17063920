import { setImmediate } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import type { Vehicle } from '../../src/contract/vehicle-schema.ts'
import type { InquiryDatabase } from '../store/database.ts'
import type { StoredInquiry } from '../store/inquiry-store.ts'
import { isoTime, LEASE_MS } from '../store/leases.ts'
import type { ReceiptTable, Tables } from '../store/schema.ts'
import { SWITCH } from './receipt-switch.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** A person can type strangers' addresses into the form: at most this many of them get a mail within an hour. */
export const RECEIPTS_PER_HOUR = 30

/** A receipt that arrives later than this is of no use. */
const WORTH_MS = HOUR_MS

const MOST_ATTEMPTS = 3

/** Inquiries per transaction, which blocks the database for others for some milliseconds. */
const MOST_AT_ONCE = 10
const RETRY_MS = 5 * 60_000

/** The latest time that a right clock writes, also that of another server. A later one comes from a clock that was ahead. */
const latest = (now: number) => isoTime(now + RETRY_MS + 60_000)

export type ClaimedReceipt = {
  inquiryId: string
  email: string
  reference: string
  /** From the catalogue, not from what the sender wrote. */
  vehicleName: string | undefined
  attempts: number
  /** Proves that this process still owns the receipt. */
  dueAt: string
}

/** One mailbox has many addresses: "ada+carts@" is the same as "ada@". */
const mailboxOf = (email: string) =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, '@')

/** The receipts that are due, for any number of servers. Times are epoch milliseconds. */
export class ReceiptQueue {
  readonly #db: Kysely<Tables>
  readonly #sinks: readonly string[]

  /** @param sinks names of the dealer's own sinks, which come first */
  constructor({ db }: InquiryDatabase, sinks: readonly string[]) {
    this.#db = db
    this.#sinks = sinks
  }

  /**
   * Takes the receipt that is due, of the inquiry received first.
   * @returns undefined when none is due, the switch is off, the dealer's own deliveries are due, or the limit of this
   * hour is reached
   */
  async claim(now: number): Promise<ClaimedReceipt | undefined> {
    // Reads first: every server checks every few seconds, and a check must not take the lock that storing inquiries
    // needs.
    while (await this.#next(this.#db, now)) {
      const receipt = await this.#claimOneOf(now)
      if (receipt) return receipt
      // Thousands of inquiries may have one mailbox: other requests are answered in between.
      await setImmediate()
    }
    return undefined
  }

  /** @returns undefined when none of the next customers gets a receipt */
  #claimOneOf(now: number): Promise<ClaimedReceipt | undefined> {
    return this.#db.transaction().execute(async (transaction) => {
      // A second server waits at this row, and then counts what the first one has claimed.
      await transaction.updateTable('setting').set({ name: SWITCH }).where('name', '=', SWITCH).execute()
      const mailboxes = await this.#mailboxesOfDay(transaction, now)
      for (let count = 0; count < MOST_AT_ONCE; count += 1) {
        const next = await this.#next(transaction, now)
        if (!next) return undefined
        const receipt = await this.#take(transaction, next, now, mailboxes)
        if (receipt) return receipt
      }
      return undefined
    })
  }

  async #next(db: Kysely<Tables>, now: number) {
    const setting = await db.selectFrom('setting').selectAll().where('name', '=', SWITCH).executeTakeFirst()
    if (setting?.value !== 'on') return undefined
    const next = await db
      .selectFrom('inquiry')
      .leftJoin('receipt', 'receipt.inquiry_id', 'inquiry.id')
      .select(['id', 'reference', 'received_at', 'payload', 'vehicle', 'receipt.attempts', 'receipt.state'])
      .where('received_at', '>=', setting.set_at <= latest(now) ? setting.set_at : '')
      .where('received_at', '>', isoTime(now - WORTH_MS))
      .where('suspected', '=', 0)
      .where('payload', 'is not', null)
      .where((row) =>
        row.or([
          row('receipt.state', 'is', null),
          row.and([
            row('receipt.state', '=', 'waiting'),
            row.or([row('receipt.due_at', '<=', isoTime(now)), row('receipt.due_at', '>', latest(now))]),
          ]),
        ]),
      )
      .orderBy('received_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (!next || (await this.#dealerWaits(db, now)) || (await this.#isHourFull(db, now))) return undefined
    return next
  }

  /** Whether a lead is due or under way. */
  async #dealerWaits(db: Kysely<Tables>, now: number): Promise<boolean> {
    if (this.#sinks.length === 0) return false
    const waiting = await db
      .selectFrom('delivery')
      .select('sink')
      .where('sink', 'in', this.#sinks)
      .where('state', '=', 'waiting')
      .where((row) => row.or([row('due_at', '<=', isoTime(now)), row('leased_until', '>', isoTime(now))]))
      .limit(1)
      .executeTakeFirst()
    return waiting !== undefined
  }

  async #isHourFull(db: Kysely<Tables>, now: number): Promise<boolean> {
    const tried = await db
      .selectFrom('receipt')
      .select('inquiry_id')
      .where('at', '>', isoTime(now - HOUR_MS))
      .where('at', '<=', latest(now))
      .where('attempts', '>', 0)
      .limit(RECEIPTS_PER_HOUR)
      .execute()
    return tried.length === RECEIPTS_PER_HOUR
  }

  /** @returns undefined when the customer gets no receipt, which is then recorded */
  async #take(
    transaction: Transaction<Tables>,
    next: { id: string; reference: string; payload: string | null; vehicle: string | null; attempts: number | null },
    now: number,
    mailboxes: ReadonlySet<string>,
  ): Promise<ClaimedReceipt | undefined> {
    const { email } = JSON.parse(next.payload ?? '') as StoredInquiry
    const attempts = (next.attempts ?? 0) + 1
    const dueAt = isoTime(now + LEASE_MS)
    const isSecond = next.attempts === null && mailboxes.has(mailboxOf(email))
    const row: Partial<ReceiptTable> & Pick<ReceiptTable, 'state' | 'attempts'> = isSecond
      ? { state: 'not-sent', attempts: 0, last_error: 'this address had one within a day' }
      : { state: 'waiting', attempts }
    await transaction
      .insertInto('receipt')
      .values({ inquiry_id: next.id, at: isoTime(now), due_at: dueAt, ...row })
      .onConflict((conflict) => conflict.column('inquiry_id').doUpdateSet({ at: isoTime(now), due_at: dueAt, ...row }))
      .execute()
    if (isSecond) return undefined
    const vehicleName = next.vehicle === null ? undefined : (JSON.parse(next.vehicle) as Vehicle).name
    return { inquiryId: next.id, email, reference: next.reference, vehicleName, attempts, dueAt }
  }

  async #mailboxesOfDay(transaction: Transaction<Tables>, now: number): Promise<Set<string>> {
    const rows = await transaction
      .selectFrom('receipt')
      .innerJoin('inquiry', 'inquiry.id', 'receipt.inquiry_id')
      .select('payload')
      .where('at', '>', isoTime(now - DAY_MS))
      .where('at', '<=', latest(now))
      .where('attempts', '>', 0)
      .where('payload', 'is not', null)
      .execute()
    return new Set(rows.map(({ payload }) => mailboxOf((JSON.parse(payload ?? '') as StoredInquiry).email)))
  }

  /** @param answer of the mail server: codes only */
  async sent(receipt: ClaimedReceipt, now: number, answer: string): Promise<void> {
    await this.#settle(receipt, { state: 'sent', at: isoTime(now), answer, last_error: null })
  }

  /** @param canRetry whether the mail server may accept it in a few minutes */
  async failed(receipt: ClaimedReceipt, now: number, error: string, canRetry: boolean): Promise<void> {
    const again = canRetry && receipt.attempts < MOST_ATTEMPTS
    await this.#settle(receipt, {
      state: again ? 'waiting' : 'not-sent',
      due_at: isoTime(now + RETRY_MS),
      last_error: error,
    })
  }

  async #settle({ inquiryId, dueAt }: ClaimedReceipt, result: Partial<ReceiptTable>): Promise<void> {
    await this.#db
      .updateTable('receipt')
      .set(result)
      .where('inquiry_id', '=', inquiryId)
      .where('due_at', '=', dueAt)
      .execute()
  }

  /** The receipt of an inquiry, if it has one. One that has waited too long counts as not sent. */
  async of(inquiryId: string, now = Date.now()): Promise<ReceiptTable | undefined> {
    const row = await this.#db.selectFrom('receipt').selectAll().where('inquiry_id', '=', inquiryId).executeTakeFirst()
    const isOver = row?.state === 'waiting' && Date.parse(row.at) < now - WORTH_MS
    return row && isOver ? { ...row, state: 'not-sent' } : row
  }
}
