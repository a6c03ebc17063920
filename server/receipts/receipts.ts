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

/** Sends receipts to customers, through the mail server that also sends the dealer's leads. */
export class Receipts {
  readonly #queue: ReceiptQueue
  readonly #days: DayStore
  readonly #send: ReturnType<typeof mailer>
  readonly #log: Log

  /** @param sinks names of the dealer's own sinks, which come first */
  constructor(database: InquiryDatabase, email: EmailConfig, sinks: readonly string[], log: Log) {
    this.#queue = new ReceiptQueue(database, sinks)
    this.#days = new DayStore(database)
    this.#send = mailer(email)
    this.#log = log
  }

  /** Makes one attempt at the receipt that is due. @returns false when none is due */
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
      // If the connection broke off, the customer may already have the mail, so it is not sent again.
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
      // An object is always one address; a string with a comma would be two.
      to: { name: '', address: receipt.email },
      replyTo: { name: dealer.name, address: dealer.email.sales },
      // Tells other automatic programs not to answer (RFC 3834).
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
