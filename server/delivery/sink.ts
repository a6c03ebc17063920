import type { HeldBack } from '../store/held-back.ts'
import type { Lead } from './lead.ts'

/**
 * Why a lead was not delivered.
 * - `unreachable`: the sink took no lead at all.
 * - `deferred`: the sink has read this lead and will not take it now. It may take others.
 * - `cut off`: the connection ended while the sink read this lead. The sink may have it.
 * - `denied`: the sink takes none until a person changes a setting.
 * - `no recipient`: the same, because the mail server refuses the recipient.
 * - `refused`: the sink refuses this lead and may take others.
 * The message goes into the log and the database, so it contains no text from the sink: that can quote the visitor.
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
  /** Who gets the leads, for a person to read: mail addresses, or a host. Contains no secret. */
  recipients?: string
  /**
   * Resolves with the recipient's answer when it has taken the lead: only codes, no text.
   * @throws DeliveryError; within {@link ATTEMPT_LIMIT_MS}
   */
  deliver: (lead: Lead) => Promise<string | undefined>
  /** How many leads are sent at the same time, so that one that takes long does not delay the others. One by default. */
  atOnce?: number
  /** For sinks that a person reads: inquiries beyond `perHour` messages are sent in digests. */
  digest?: {
    perHour: number
    /** The same for several leads in one message. */
    deliver: SendLeads
    /**
     * The same without any text that a sender wrote, because the recipient rejects the text of at least one of them.
     */
    summarize: SendLeads
  }
  /** Tells a person which inquiries are held back as spam. At most two attempts, each as long as one for a lead. */
  reportHeldBack?: (held: HeldBack) => Promise<unknown>
}

export type SinkWithDigest = Required<Pick<Sink, 'name' | 'digest'>>

/** The longest an attempt may take, well below the time for which a worker owns a delivery. */
export const ATTEMPT_LIMIT_MS = 60_000

/** For sinks that a program reads, which get no digests. */
export const PROGRAM_AT_ONCE = 4
