import type { InquiryConfirmation } from '../../src/contract/inquiry.ts'
import type { AcceptOutcome, InquiryStore, StoredInquiry } from './inquiry-store.ts'
import { referenceOf } from './reference.ts'

/** Keeps confirmations until the process ends: for tests, and to measure what writing to disk costs. */
export class MemoryStore implements InquiryStore {
  readonly #confirmations = new Map<string, InquiryConfirmation>()

  async find({ id }: StoredInquiry): Promise<AcceptOutcome | undefined> {
    const confirmation = this.#confirmations.get(id)
    return confirmation && { kind: 'replayed', confirmation }
  }

  async accept(inquiry: StoredInquiry): Promise<AcceptOutcome> {
    const known = await this.find(inquiry)
    if (known) return known
    const { id } = inquiry
    const confirmation = { id, reference: referenceOf(id), receivedAt: new Date().toISOString() }
    this.#confirmations.set(id, confirmation)
    return { kind: 'stored', confirmation }
  }
}
