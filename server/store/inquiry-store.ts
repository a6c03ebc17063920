import type { Inquiry, InquiryConfirmation } from '../../src/contract/inquiry.ts'
import type { Vehicle } from '../../src/contract/vehicle-schema.ts'

/** An inquiry as stored: without control and invisible characters, and without the honeypot. */
export type KeptInquiry = Inquiry & { id: string }

/**
 * `stored`: new, and on disk. `replayed`: the same inquiry was stored before, here is what was answered then.
 * `conflict`: the id belongs to an inquiry with another content.
 */
export type AcceptOutcome = { kind: 'stored' | 'replayed'; confirmation: InquiryConfirmation } | { kind: 'conflict' }

/** Data of an inquiry outside its text. */
export type Circumstances = {
  /** Keep it, but do not deliver it. */
  suspected?: boolean
  /** When it was written, in epoch milliseconds and not after now; undefined when unknown. Only the first one counts. */
  writtenAt?: number | undefined
  /** Ids of inquiries that this one takes the place of, oldest first, each stored here or not. */
  replaces?: readonly string[]
  /** The unit that it is about as the catalogue has it now: kept, because a sold unit leaves the catalogue. */
  vehicle?: Vehicle | undefined
}

/** Where inquiries are kept. */
export type InquiryStore = {
  /** Resolves only when the inquiry would survive a power cut. After a rejection it may be stored or not: sending it again is safe. */
  accept: (inquiry: KeptInquiry, circumstances?: Circumstances) => Promise<AcceptOutcome>
  /** The answer to one that is stored already; undefined when its id is new. */
  find: (inquiry: KeptInquiry) => Promise<AcceptOutcome | undefined>
}
