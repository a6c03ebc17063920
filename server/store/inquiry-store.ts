import type { Inquiry, InquiryReceipt } from '../../src/contract/inquiry.ts'

/** An inquiry as it is kept: cleaned of what has no place in a message, without the honeypot. */
export type KeptInquiry = Inquiry & { id: string }

/**
 * `stored`: new, and on disk. `replayed`: the same inquiry was stored before, here is what was answered then.
 * `conflict`: the id belongs to an inquiry with another content.
 */
export type AcceptOutcome = { kind: 'stored' | 'replayed'; receipt: InquiryReceipt } | { kind: 'conflict' }

/** Where inquiries are kept. */
export type InquiryStore = {
  /**
   * Resolves only when the inquiry would survive a power cut; a rejection means that nothing was kept.
   * @param suspected keep it, but do not deliver it
   */
  accept: (inquiry: KeptInquiry, options?: { suspected?: boolean }) => Promise<AcceptOutcome>
}
