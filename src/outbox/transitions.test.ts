import { describe, expect, it } from 'vitest'
import { INQUIRY_ID as ID, PAYLOAD as payload } from '../../tests/inquiry.ts'
import { newRow, type Row } from './row.ts'
import {
  isDue,
  isOverdue,
  isPastDelivery,
  replaceRow,
  requeue,
  settle,
  startSending,
  waitsForConnection,
} from './transitions.ts'

const NOW = Date.parse('2025-11-03T14:00:00Z')
const MINUTE = 60_000
const DAY = 86_400_000
const row = newRow(ID, payload, 'Denago Rover XL6', NOW)
const silence = { kind: 'retry', failure: { kind: 'no-answer', status: 0 } } as const
const delivered = { kind: 'delivered', reference: '7K3M-9QXD', receivedAt: null } as const

describe('an attempt', () => {
  it('is counted when it begins', () => {
    expect(startSending(row)).toMatchObject({ state: 'sending', attempts: 1 })
  })

  it('puts an unanswered inquiry back into the queue, with a delay', () => {
    const after = settle(startSending(row), silence, NOW, 1)
    expect(after).toMatchObject({ state: 'queued', nextAttemptAt: NOW + 10_000, lastError: silence.failure, payload })
    expect(settle(startSending(row), { ...silence, retryAfterMs: MINUTE }, NOW, 1).nextAttemptAt).toBe(NOW + MINUTE)
  })

  it('removes the text at delivery, and keeps the reference and the subject', () => {
    const after = settle(startSending(row), delivered, NOW, 0)
    expect(after).toMatchObject({ state: 'delivered', serverRef: '7K3M-9QXD', deliveredAt: NOW, payload: null })
    expect(JSON.stringify(after)).not.toMatch(/Dana|Kowalski|example\.com|0163|still there/)
    expect(after.subject).toEqual({ interest: 'sales', vehicleName: 'Denago Rover XL6' })
  })

  it('keeps the first name on the device of a seller, and on no other', () => {
    const sold = newRow(ID, { ...payload, seller: 'Sam Reed' }, 'Denago Rover XL6', NOW)
    const after = settle(startSending(sold), delivered, NOW, 0)
    expect(after.subject).toEqual({ interest: 'sales', vehicleName: 'Denago Rover XL6', firstName: 'Dana' })
    expect(JSON.stringify(after)).not.toMatch(/Kowalski|example\.com|0163|still there/)
    expect(settle(startSending({ ...sold, shared: true }), delivered, NOW, 0).subject.firstName).toBeUndefined()
  })

  it('never takes back a delivery', () => {
    const after = settle(startSending(row), delivered, NOW, 0)
    expect(settle(after, silence, NOW, 0)).toBe(after)
    expect(requeue(after, NOW)).toBe(after)
  })

  it('does not end an inquiry after any number of failures', () => {
    let current = row
    for (let attempts = 0; attempts < 1000; attempts++) current = settle(startSending(current), silence, NOW, 1)
    expect(current).toMatchObject({ state: 'queued', attempts: 1000, payload })
  })

  it.each(['rejected', 'needs-attention'] as const)('can end in %s, with everything still there', (kind) => {
    const failure = { kind: 'refused', status: 422, message: 'Invalid email address' } as const
    expect(settle(startSending(row), { kind, failure }, NOW, 0)).toMatchObject({
      state: kind,
      lastError: failure,
      payload,
    })
  })
})

describe('whether an inquiry is due', () => {
  const next = (ms: number): Row => ({ ...row, nextAttemptAt: NOW + ms })

  it('goes by its next attempt', () => {
    expect(isDue(next(0), NOW)).toBe(true)
    expect(isDue(next(15 * MINUTE), NOW)).toBe(false)
  })

  it('is true when the next attempt is further away than possible, because the clock was moved back', () => {
    expect(isDue(next(DAY), NOW)).toBe(true)
    expect(isDue(next(365 * DAY), NOW)).toBe(true)
  })

  it('is false for every row that does not wait', () => {
    for (const state of ['sending', 'delivered', 'rejected', 'needs-attention'] as const)
      expect(isDue({ ...row, state }, NOW)).toBe(false)
  })

  it('can change at once only if the last attempt got no answer', () => {
    expect(waitsForConnection(settle(startSending(row), silence, NOW, 0))).toBe(true)
    const busy = { kind: 'retry', failure: { kind: 'busy', status: 429 }, retryAfterMs: MINUTE } as const
    expect(waitsForConnection(settle(startSending(row), busy, NOW, 0))).toBe(false)
  })
})

it('asks for attention after seven days, and goes on trying', () => {
  expect(isOverdue(row, NOW + 7 * DAY)).toBe(false)
  expect(isOverdue(row, NOW + 7 * DAY + 1)).toBe(true)
  expect(isDue(row, NOW + 30 * DAY)).toBe(true)
})

it('keeps a delivered row for 24 hours, whichever way the clock is moved', () => {
  const deliveredRow = settle(startSending(row), delivered, NOW, 0)
  expect(isPastDelivery(deliveredRow, NOW + DAY)).toBe(false)
  expect(isPastDelivery(deliveredRow, NOW + DAY + 1)).toBe(true)
  expect(isPastDelivery(deliveredRow, NOW - 365 * DAY)).toBe(true)
  expect(isPastDelivery(row, NOW + 365 * DAY)).toBe(false)
})

describe('a changed text', () => {
  const EARLIER = '1b5f2a3c-0d7e-4c1a-9b1e-6a5d4c3b2a10'
  const other = newRow(
    'c7d1b1de-9f2e-4a5c-8f57-2a7e2f6f4b21',
    { ...payload, message: 'Never mind, a mirror.' },
    undefined,
    NOW + DAY,
  )
  const tried = (kind: 'no-answer' | 'foreign-answer' | 'busy'): Row =>
    settle(startSending(row), { kind: 'retry', failure: { kind, status: 0 } }, NOW, 0)
  const refused = (before: Row) =>
    settle(startSending(before), { kind: 'rejected', failure: { kind: 'refused', status: 422 } }, NOW, 0)

  it('keeps the place of the old one, under a new id', () => {
    expect(replaceRow({ ...row, order: 7, shared: true }, other)).toEqual({
      ...other,
      createdAt: NOW,
      order: 7,
      shared: true,
    })
  })

  it.each(['no-answer', 'foreign-answer', 'busy'] as const)(
    'names the old one after an attempt that ended in %s',
    (kind) => {
      expect(replaceRow(tried(kind), other).replaces).toEqual([ID])
      expect(replaceRow(startSending(row), other).replaces).toEqual([ID])
    },
  )

  it('names all that the server may have, oldest first, and never itself', () => {
    const twice = replaceRow({ ...tried('no-answer'), replaces: [EARLIER] }, { ...other, replaces: [ID, other.id] })
    expect(twice.replaces).toEqual([EARLIER, ID])
  })

  it('names the old one after an attempt without a decision, also when a later one was refused', () => {
    expect(replaceRow(refused(settle(startSending(row), silence, NOW, 0)), other).replaces).toEqual([ID])
    // No tab received the result of the attempt: its tab was closed.
    expect(replaceRow(refused(requeue(startSending(row), NOW)), other).replaces).toEqual([ID])
    expect(replaceRow(startSending(requeue(refused(row), NOW)), other).replaces).toEqual([ID])
  })

  it('names the old one if the server has another text under its id', () => {
    const conflict = settle(row, { kind: 'rejected', failure: { kind: 'refused', status: 409 } }, NOW, 0)
    expect(replaceRow(conflict, other).replaces).toEqual([ID])
  })

  it('does not name one that the server has refused, or that never left the device', () => {
    expect(replaceRow(refused(row), other).replaces).toBeUndefined()
    expect(replaceRow(row, other).replaces).toBeUndefined()
    const before = { ...row, replaces: [EARLIER] }
    expect(replaceRow(before, other).replaces, 'but what that one replaced').toEqual([EARLIER])
  })
})
