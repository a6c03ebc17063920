import { type Draft, emptyMessage } from '../src/features/contact-form/drafts.ts'

/** The time at which the tests of drafts begin, in epoch milliseconds. */
export const NOW = Date.parse('2026-11-22T12:00:00Z')
export const MINUTE = 60_000

/** A draft of a minute ago. */
export const draft = (change: Partial<Draft> = {}): Draft => ({
  ...emptyMessage('f1', ''),
  status: { is: 'open' },
  values: { firstName: 'Dana', interest: 'sales' },
  changedAt: NOW - MINUTE,
  ...change,
})
