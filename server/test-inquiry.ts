import { randomUUID } from 'node:crypto'
import type { StoredInquiry } from './store/inquiry-store.ts'

/** A valid inquiry with its own id. */
export const testInquiry = (more: Partial<StoredInquiry> = {}): StoredInquiry => ({
  id: randomUUID(),
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  phone: '570-555-0100',
  interest: 'sales',
  message: 'Is the six-seater still there on Saturday?',
  ...more,
})
