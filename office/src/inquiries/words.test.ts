import { expect, test } from 'vitest'
import { durationText, statusOf } from './words.ts'

const MINUTE = 60_000

test.each([
  [0, '0 min'],
  [59.9 * MINUTE, '59 min'],
  [60 * MINUTE, '1 h'],
  [130 * MINUTE, '2 h 10 min'],
  [938 * MINUTE, '15 h'],
  [24.5 * 60 * MINUTE, '24 business hours'],
])('%d ms is %s', (ms, words) => {
  expect(durationText(ms)).toBe(words)
})

const waiting = { state: 'new' as const, suspected: false, isLate: false, waitedMs: 12 * MINUTE }
const said = { at: '2026-11-27T15:00:00.000Z', by: 'Anna' }

test.each([
  [waiting, 'Waiting 12 min'],
  [{ ...waiting, waitedMs: 0 }, 'New'],
  [{ ...waiting, waitedMs: 130 * MINUTE, isLate: true }, 'Late: waiting 2 h 10 min'],
  [{ ...waiting, suspected: true }, 'Held back as spam'],
  [{ ...waiting, state: 'answered' as const, answered: said }, 'Answered by Anna after 12 min'],
  [{ ...waiting, state: 'answered' as const, answered: said, waitedMs: 0 }, 'Answered by Anna right away'],
  [{ ...waiting, state: 'closed' as const, closed: said }, 'Closed by Anna'],
  [{ ...waiting, state: 'closed' as const }, 'Replaced by a newer one'],
])('%o', (inquiry, words) => {
  expect(statusOf(inquiry).words).toBe(words)
})
