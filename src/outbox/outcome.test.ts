import { describe, expect, it } from 'vitest'
import { outcomeOf, type ServerAnswer } from './outcome.ts'

const ID = '0b0e7a4e-52a5-4b3a-9d0f-0d6f5f7d1a11'
const NOW = Date.parse('2025-11-03T14:00:00Z')
const confirmation = { id: ID, reference: '7K3M-9QXD', receivedAt: '2025-11-03T14:00:00.000Z' }
const answer = (status: number, parts: Partial<ServerAnswer> = {}): ServerAnswer => ({
  status,
  isOwn: true,
  json: undefined,
  retryAfter: null,
  date: null,
  ...parts,
})
const outcome = (given: ServerAnswer | undefined) => outcomeOf(given, ID, NOW)

describe('an inquiry counts as delivered', () => {
  it('when a 2xx answer repeats its id', () => {
    for (const status of [200, 201, 202])
      expect(outcome(answer(status, { json: confirmation }))).toEqual({
        kind: 'delivered',
        reference: '7K3M-9QXD',
        receivedAt: confirmation.receivedAt,
      })
    expect(outcome(answer(201, { json: { ...confirmation, id: ID.toUpperCase() } })).kind).toBe('delivered')
  })

  it.each([
    ['a web page, as of a public network that wants a sign-in', answer(200)],
    ['JSON of another server', answer(200, { json: { ok: true } })],
    [
      'the confirmation of another inquiry',
      answer(201, { json: { ...confirmation, id: 'c7d1b1de-9f2e-4a5c-8f57-2a7e2f6f4b21' } }),
    ],
    ['a redirect', answer(302, { json: confirmation })],
    ['"not modified"', answer(304)],
  ])('but not for %s', (_what, given) => {
    expect(outcome(given)).toEqual({ kind: 'retry', failure: { kind: 'foreign-answer', status: given.status } })
  })
})

describe('what becomes of an inquiry that was not delivered', () => {
  it('is tried again without an answer', () => {
    expect(outcome(undefined)).toEqual({ kind: 'retry', failure: { kind: 'no-answer', status: 0 } })
  })

  it.each([408, 425, 429, 500, 502, 503, 504, 511])('is tried again after %i', (status) => {
    expect(outcome(answer(status))).toMatchObject({ kind: 'retry', failure: { kind: 'busy', status } })
  })

  it.each([400, 409, 413, 422])('is rejected by %i, in the words of the server', (status) => {
    const given = answer(status, { json: { error: 'Invalid email address' } })
    expect(outcome(given)).toEqual({
      kind: 'rejected',
      failure: { kind: 'refused', status, message: 'Invalid email address' },
    })
  })

  it.each([401, 403, 404, 405, 410, 415, 451])('asks for attention after %i', (status) => {
    expect(outcome(answer(status, { json: { error: 'No' } }))).toEqual({
      kind: 'needs-attention',
      failure: { kind: 'refused', status, message: 'No' },
    })
  })

  // Firewalls, proxies and sign-in pages answer so, some in the form of our refusals.
  it.each([400, 401, 403, 404, 405, 409, 410, 413, 415, 422, 451])(
    'is tried again after %i of another server, whatever its body says',
    (status) => {
      const foreign = { kind: 'retry', failure: { kind: 'foreign-answer', status } }
      for (const json of [undefined, null, { message: 'Blocked' }, { error: 'unauthorized' }])
        expect(outcome(answer(status, { isOwn: false, json }))).toEqual(foreign)
    },
  )

  it.each([501, 502, 503, 504, 520, 530])(
    'is tried again after the page with which a gateway answers %i, as without a connection',
    (status) => {
      const page = answer(status, { isOwn: false, retryAfter: '30' })
      expect(outcome(page)).toEqual({ kind: 'retry', failure: { kind: 'no-answer', status }, retryAfterMs: 30_000 })
    },
  )

  it('is tried again after 511 of a network that wants a sign-in', () => {
    expect(outcome(answer(511, { isOwn: false }))).toEqual({
      kind: 'retry',
      failure: { kind: 'foreign-answer', status: 511 },
    })
  })

  it('is told when a gateway has words for it, when requests are too many, and at 500 in the words of the specification', () => {
    const busy = (status: number) => ({ kind: 'retry', failure: { kind: 'busy', status } })
    expect(outcome(answer(504, { isOwn: false, json: { error: 'Given up' } }))).toMatchObject(busy(504))
    for (const status of [408, 425, 429, 500])
      expect(outcome(answer(status, { isOwn: false }))).toMatchObject(busy(status))
  })
})

describe('Retry-After', () => {
  const wish = (retryAfter: string | null, date: string | null = null) => {
    const given = outcome(answer(429, { retryAfter, date }))
    return given.kind === 'retry' ? given.retryAfterMs : 'not tried again'
  }

  it('comes in seconds', () => {
    expect(wish('30')).toBe(30_000)
    expect(wish(' 0 ')).toBe(0)
  })

  it('comes as a date, measured against the date of the answer rather than the clock of the device', () => {
    expect(wish('Mon, 03 Nov 2025 14:02:00 GMT')).toBe(120_000)
    expect(wish('Mon, 03 Nov 2025 14:02:00 GMT', 'Mon, 03 Nov 2025 14:01:00 GMT')).toBe(60_000)
    expect(wish('Mon, 03 Nov 2025 13:00:00 GMT')).toBe(0)
  })

  it('is left alone when it means nothing', () => {
    expect(wish(null)).toBeUndefined()
    expect(wish('')).toBeUndefined()
    expect(wish('soon')).toBeUndefined()
  })
})
