import type { ClaimedDelivery } from '../store/claimed-delivery.ts'
import type { DeliveryQueue, MessageLimits } from '../store/delivery-queue.ts'
import type { HeldBackInquiries } from '../store/held-back.ts'
import type { Lead } from './lead.ts'
import { DeliveryError, type Sink } from './sink.ts'

/**
 * The size of a digest: everything that all clients together may send between two digests. As a mail it stays within 20
 * MB, which most servers accept. A digest contains each inquiry twice, as text and as ADF.
 */
export const DIGEST: MessageLimits = { inquiries: 3_000, bytes: 7_000_000 }

/**
 * `split`: a digest was refused and is sent again in halves, most of which arrive. `summarized`: the recipient knows of
 * the inquiries, without their texts. `reported`: it knows what is held back.
 */
export const ATTEMPT_OUTCOMES = ['delivered', 'failed', 'split', 'summarized', 'reported'] as const
export type AttemptOutcome = (typeof ATTEMPT_OUTCOMES)[number]

export type Outcome = AttemptOutcome | 'idle'

type Log = { info: (fields: object, message: string) => void; warn: (fields: object, message: string) => void }

export type WorkerParts = {
  queue: DeliveryQueue
  heldBack: HeldBackInquiries
  sinks: readonly Sink[]
  log: Log
  /** Adds to a stored inquiry what the dealer gets beside it. */
  leadOf: (delivery: ClaimedDelivery) => Lead
  /** `lagsMs`: times from receipt to delivery of the inquiries that were delivered. */
  onAttempt?: (sink: string, outcome: AttemptOutcome, lagsMs?: readonly number[]) => void
  now?: () => number
}

/** What an attempt threw. Of an internal error only its name, because its text could quote the inquiry. */
export const errorOf = (thrown: unknown): DeliveryError =>
  thrown instanceof DeliveryError ? thrown : new DeliveryError('refused', (thrown as Error).name)

/** Names the delivery of one inquiry to one sink. */
export const deliveryKey = ({ sink, inquiry }: ClaimedDelivery): string => `${sink}/${inquiry.id}`

/** For the log: one inquiry, or those of a digest. */
export const idsOf = (claimed: readonly ClaimedDelivery[]): { inquiry?: string } | { inquiries: string[] } =>
  claimed.length === 1 ? { inquiry: claimed[0]?.inquiry.id } : { inquiries: claimed.map(({ inquiry }) => inquiry.id) }
