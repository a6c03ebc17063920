import type { Inquiry, InquiryConfirmation } from '../../src/contract/inquiry.ts'
import type { Vehicle } from '../../src/contract/vehicle-schema.ts'

/** An inquiry as stored: without control and invisible characters, and without the honeypot. */
export type StoredInquiry = Inquiry & { id: string }

/**
 * `stored`: new, and on disk. `replayed`: the same inquiry was stored before, with the answer it got then. `conflict`:
 * the id belongs to an inquiry with another text.
 */
export type AcceptOutcome = { kind: 'stored' | 'replayed'; confirmation: InquiryConfirmation } | { kind: 'conflict' }

/** What is known about an inquiry besides its text. */
export type Circumstances = {
  /** Stores it without delivering it. */
  suspected?: boolean
  /**
   * When it was written, in epoch milliseconds and not in the future; undefined when unknown. Only the first request's
   * value counts.
   */
  writtenAt?: number | undefined
  /** Ids of inquiries that this one replaces, oldest first, whether stored here or not. */
  replaces?: readonly string[]
  /** The unit it is about, as in the catalogue now. It is stored, because a sold unit leaves the catalogue. */
  vehicle?: Vehicle | undefined
}

/** Stores inquiries. */
export type InquiryStore = {
  /**
   * Resolves only when the inquiry would survive a power cut. After a rejection it may or may not be stored: sending it
   * again is safe.
   */
  accept: (inquiry: StoredInquiry, circumstances?: Circumstances) => Promise<AcceptOutcome>
  /** The answer to an inquiry that is already stored; undefined when its id is new. */
  find: (inquiry: StoredInquiry) => Promise<AcceptOutcome | undefined>
}
