import type { InquiryReceipt } from '../../src/contract/inquiry.ts'
import type { AcceptOutcome, InquiryStore, KeptInquiry } from './inquiry-store.ts'
import { referenceOf } from './reference.ts'

/** Keeps receipts until the process ends: for tests, and to measure what writing to disk costs. */
export class MemoryStore implements InquiryStore {
  readonly #receipts = new Map<string, InquiryReceipt>()

  async find({ id }: KeptInquiry): Promise<AcceptOutcome | undefined> {
    const receipt = this.#receipts.get(id)
    return receipt && { kind: 'replayed', receipt }
  }

  async accept(inquiry: KeptInquiry): Promise<AcceptOutcome> {
    const known = await this.find(inquiry)
    if (known) return known
    const { id } = inquiry
    const receipt = { id, reference: referenceOf(id), receivedAt: new Date().toISOString() }
    this.#receipts.set(id, receipt)
    return { kind: 'stored', receipt }
  }
}
