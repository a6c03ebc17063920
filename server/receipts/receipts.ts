import type { FastifyInstance } from 'fastify'
import { dealer } from '../../src/content/dealer.ts'
import { dealerDay } from '../../src/contract/dealer-clock.ts'
import { DayStore } from '../days/day-store.ts'
import { type EmailConfig, mailer } from '../delivery/email.ts'
import { DeliveryError } from '../delivery/sink.ts'
import type { InquiryDatabase } from '../store/database.ts'
import { type ClaimedReceipt, ReceiptQueue } from './receipt-queue.ts'
import { receiptMail } from './receipt-text.ts'

const LOOK_EVERY_MS = 5_000

type Log = Pick<FastifyInstance['log'], 'info' | 'warn'>

/** Sends receipts to customers, by the mail server that the dealer's leads go through. */
export class Receipts {
  readonly #queue: ReceiptQueue
  readonly #days: DayStore
  readonly #send: ReturnType<typeof mailer>
  readonly #log: Log

  /** @param sinks names of where the dealer gets inquiries: they go first */
  constructor(database: InquiryDatabase, email: EmailConfig, sinks: readonly string[], log: Log) {
    this.#queue = new ReceiptQueue(database, sinks)
    this.#days = new DayStore(database)
    this.#send = mailer(email)
    this.#log = log
  }

  /** One attempt at the receipt that is due. @returns false when none is due */
  async sendNext(now = Date.now()): Promise<boolean> {
    const receipt = await this.#queue.claim(now)
    if (!receipt) return false
    const about = { inquiry: receipt.inquiryId, attempt: receipt.attempts }
    try {
      const answer = await this.#mail(receipt, now)
      await this.#queue.sent(receipt, now, answer)
      this.#log.info({ ...about, answer }, 'receipt sent')
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error
      // After a connection that was cut off the customer may have it.
      const canRetry = error.kind === 'unreachable' || error.kind === 'deferred'
      await this.#queue.failed(receipt, now, error.message, canRetry)
      this.#log.warn({ ...about, error: error.message }, 'receipt not sent')
    }
    return true
  }

  async #mail(receipt: ClaimedReceipt, now: number): Promise<string> {
    const { hours } = await this.#days.list(dealerDay(now))
    return this.#send({
      id: `receipt.${receipt.inquiryId}`,
      ...receiptMail(receipt, hours, now),
      // An object is always one address; a string with a comma in it would be two.
      to: { name: '', address: receipt.email },
      replyTo: { name: dealer.name, address: dealer.email.sales },
      // Other automatic programs do not answer such mails (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    })
  }
}

/** Sends the receipts that are due while the server listens. */
export function sendReceipts(app: FastifyInstance, receipts: Receipts): void {
  let isStopping = false
  let running: Promise<void> | undefined

  const sendAll = async () => {
    while (!isStopping && (await receipts.sendNext()));
  }
  const look = () => {
    running ??= sendAll()
      .catch((error: Error) => app.log.warn({ error: error.message }, 'receipts cannot be sent'))
      .finally(() => {
        running = undefined
      })
  }
  const timer = setInterval(look, LOOK_EVERY_MS).unref()
  app.addHook('onClose', async () => {
    isStopping = true
    clearInterval(timer)
    await running
  })
}
