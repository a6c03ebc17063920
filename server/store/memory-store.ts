import type { InquiryReceipt } from '../../src/contract/inquiry.ts'
import type { AcceptOutcome, InquiryStore, KeptInquiry } from './inquiry-store.ts'
import { referenceOf } from './reference.ts'

/** Keeps receipts until the process ends: for tests, and to measure what writing to disk costs. */
export class MemoryStore implements InquiryStore {
  readonly #receipts = new Map<string, InquiryReceipt>()

  async accept({ id }: KeptInquiry): Promise<AcceptOutcome> {
    const known = this.#receipts.get(id)
    if (known) return { kind: 'replayed', receipt: known }
    const receipt = { id, reference: referenceOf(id), receivedAt: new Date().toISOString() }
    this.#receipts.set(id, receipt)
    return { kind: 'stored', receipt }
  }
}
