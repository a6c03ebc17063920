import type { HeldBack } from '../store/held-back.ts'
import type { Lead } from './lead.ts'

/**
 * Why a lead was not delivered.
 * - `unreachable`: the sink took no lead at all.
 * - `deferred`: the sink has read this lead and will not take it now. It may take others.
 * - `cut off`: the connection ended while the sink read this lead. Perhaps the sink has it.
 * - `denied`: the sink takes none until a person changes a setting.
 * - `no recipient`: the same, because the mail server refuses the recipient.
 * - `refused`: the sink refuses this lead and may take others.
 *
 * The message goes into the log and the database, so it holds no text that the sink sent: such text can quote the visitor.
 */
export class DeliveryError extends Error {
  override name = 'DeliveryError'
  readonly kind: 'unreachable' | 'deferred' | 'cut off' | 'denied' | 'no recipient' | 'refused'
  /** How long the receiver asked us to wait. */
  readonly retryAfterMs: number | undefined

  constructor(kind: DeliveryError['kind'], message: string, retryAfterMs?: number) {
    super(message)
    this.kind = kind
    this.retryAfterMs = retryAfterMs
  }
}

type SendLeads = (leads: readonly Lead[]) => Promise<string | undefined>

/** A way to deliver leads to the dealer. */
export type Sink = {
  name: string
  /** Who has the leads afterwards, for a person: mail addresses, or a host. No part of it is a secret. */
  recipients?: string
  /**
   * Resolves when the recipient has taken the lead, with its answer for the record: codes, and no text that it sent.
   * @throws DeliveryError; within {@link ATTEMPT_LIMIT_MS}
   */
  deliver: (lead: Lead) => Promise<string | undefined>
  /** Where a person reads what arrives, and does not want too many messages; beyond `perHour` they become digests. */
  digest?: {
    perHour: number
    /** The same for several leads in one message. */
    deliver: SendLeads
    /** The same, but no text that a sender wrote: the recipient minds the text of at least one of them. */
    summarize: SendLeads
  }
  /** Tells a person which inquiries are held back as spam. Two attempts at most, each as long as one at a lead. */
  reportHeldBack?: (held: HeldBack) => Promise<unknown>
}

/** Longest an attempt may take; well below the time for which a worker owns a delivery. */
export const ATTEMPT_LIMIT_MS = 60_000
