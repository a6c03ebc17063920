import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { INQUIRY_ID, PAYLOAD as payload } from '../../tests/inquiry.ts'
import { change, readAll } from './db.ts'
import { type FlushOptions, flushOutbox, sendNow } from './flush.ts'
import { createPageLocks, withInquiryLock } from './locks.ts'
import { newRow, type Row } from './row.ts'
import { deleteRow, findRow, keepText, listRows, resend } from './row-store.ts'

const NOW = Date.parse('2025-11-03T14:00:00Z')
const [A, B, C, D] = [
  INQUIRY_ID,
  'c7d1b1de-9f2e-4a5c-8f57-2a7e2f6f4b21',
  'd5f2c3aa-1f6c-4d7b-8a1e-3b8f4c9d2e31',
  'e6a3d4bb-2a7d-4e8c-9b2f-4c9a5d0e3f41',
] as const

let now = NOW
const fetchMock = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
const idOf = (init: RequestInit): string => JSON.parse(String(init.body)).id
const accept = (id: string) =>
  Response.json({ id, reference: `REF-${id.slice(0, 4)}`, receivedAt: '2025-11-03T14:00:00.000Z' }, { status: 201 })
const sent = () => fetchMock.mock.calls.map(([, init]) => idOf(init))
const isReachable = vi.fn<() => Promise<boolean>>()
const flush = (options: FlushOptions = {}) =>
  flushOutbox({ fetch: fetchMock, isReachable, now: () => now, random: () => 0, locks: createPageLocks(), ...options })
const save = (id: string, writtenAt = now) => keepText({ id, payload, writtenAt })
const put = (row: Row) => change(row.id, () => row)

beforeEach(async () => {
  now = NOW
  fetchMock.mockReset().mockImplementation(async (_url, init) => accept(idOf(init)))
  isReachable.mockReset().mockResolvedValue(true)
  for (const { id } of await listRows()) await deleteRow(id)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('a flush', () => {
  it('delivers what waits, and removes the text from the device', async () => {
    await save(A)
    await save(B)
    expect(await flush()).toEqual({ delivered: 2, left: 0 })
    expect(await findRow(A)).toMatchObject({ state: 'delivered', serverRef: 'REF-0b0e', payload: null })
    expect(JSON.stringify(await readAll())).not.toContain('Dana')
    expect(await flush()).toEqual({ delivered: 0, left: 0 })
    expect(fetchMock).toHaveBeenCalledTimes(2)
  })

  it('sends the id as the key that makes it exactly once, and follows no redirect', async () => {
    await save(A)
    await flush()
    const [url, init] = fetchMock.mock.calls[0] ?? []
    expect(url).toBe('/api/contact')
    expect(init).toMatchObject({ method: 'POST', redirect: 'error', headers: { 'idempotency-key': A } })
    expect(JSON.parse(String(init?.body))).toEqual({ ...payload, id: A, writtenAt: NOW, sentAt: NOW })
  })

  it('marks an inquiry as being sent while it is', async () => {
    await save(A)
    fetchMock.mockImplementation(async (_url, init) => {
      expect(await findRow(A)).toMatchObject({ state: 'sending', attempts: 1 })
      return accept(idOf(init))
    })
    await flush()
    expect(fetchMock).toHaveBeenCalled()
  })

  it('gives up an attempt after ten seconds, headers or not', async () => {
    isReachable.mockResolvedValue(false)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await save(A)
    fetchMock.mockImplementation(async (_url, { signal }) => {
      const body = new ReadableStream({
        start: (controller) => signal?.addEventListener('abort', () => controller.error(signal.reason)),
      })
      return new Response(body, { status: 201 })
    })
    const done = flush()
    await vi.waitFor(() => expect(fetchMock).toHaveBeenCalled())
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await done).toEqual({ delivered: 0, left: 1 })
    expect(await findRow(A)).toMatchObject({ state: 'queued', lastError: { kind: 'no-answer' } })
  })

  it('lets no failing inquiry keep the others from being tried', async () => {
    await save(A)
    await save(B)
    await save(C)
    fetchMock.mockImplementation(async (_url, init) => {
      if (idOf(init) === A) throw new TypeError('Failed to fetch')
      if (idOf(init) === B) return Response.json({ error: 'Invalid email address' }, { status: 422 })
      return accept(idOf(init))
    })
    expect(await flush()).toEqual({ delivered: 1, left: 1 })
    expect((await listRows()).map(({ state }) => state).sort()).toEqual(['delivered', 'queued', 'rejected'])
  })

  it('sends in the order of writing, whatever came of earlier attempts and whatever the clock did', async () => {
    for (const [id, minute] of [
      [D, -30],
      [B, -20],
      [C, -600],
      [A, -10],
    ] as const)
      await save(id, NOW + minute * 60_000)
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await flush({ random: Math.random })
    expect(sent(), 'the connection came back after the first one was lost').toEqual([D, D, B, C, A])
  })

  it('lets none go before an older one that only lacks a connection, whichever of them is due first', async () => {
    await save(A)
    isReachable.mockResolvedValue(false)
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await flush()
    await save(B)
    expect(await flush()).toEqual({ delivered: 2, left: 0 })
    expect(sent()).toEqual([A, A, B])
  })

  it('ends a round when nobody can be reached, and makes all wait for the same time', async () => {
    for (const id of [A, B, C]) await save(id)
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
    isReachable.mockResolvedValue(false)
    expect(await flush()).toEqual({ delivered: 0, left: 3 })
    expect(sent()).toEqual([A])
    const rows = await listRows()
    expect(rows.map(({ attempts }) => attempts)).toEqual([1, 0, 0])
    expect(rows.map(({ lastError }) => lastError?.kind)).toEqual(['no-answer', 'no-answer', 'no-answer'])
    expect(new Set(rows.map(({ nextAttemptAt }) => nextAttemptAt))).toEqual(new Set([NOW + 5_000]))
    await flush()
    expect(sent(), 'nothing is due yet').toEqual([A])
    fetchMock.mockClear()
    await flush({ reach: 'answerless' })
    expect(sent()).toEqual([A])
  })

  it('takes the page in which a network wants a sign-in for no connection', async () => {
    for (const id of [A, B]) await save(id)
    fetchMock.mockResolvedValue(new Response('<title>Sign in</title>'))
    isReachable.mockResolvedValue(false)
    await flush()
    expect(sent()).toEqual([A])
    expect((await listRows()).map(({ lastError }) => lastError?.kind)).toEqual(['foreign-answer', 'foreign-answer'])
  })

  it('ends a round after three that are not answered though the server is there, and one more of the least tried', async () => {
    const E = 'f7b4e5cc-3b8e-4f9d-8c3a-5d0b6e1f4a51'
    for (const id of [A, B, C, D, E]) await save(id)
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
    await flush()
    expect(sent()).toEqual([A, A, B, B, C, C, D, D])
    fetchMock.mockClear()
    await flush({ reach: 'answerless' })
    expect(sent()).toEqual([A, A, B, B, C, C, E, E])
  })

  it('tries one that is never answered twice, and goes on', async () => {
    for (const id of [A, B, C]) await save(id)
    fetchMock.mockImplementation(async (_url, init) => {
      if (idOf(init) === A) throw new TypeError('Failed to fetch')
      return accept(idOf(init))
    })
    expect(await flush()).toEqual({ delivered: 2, left: 1 })
    expect(sent()).toEqual([A, A, B, C])
  })

  it('waits as long as the server asks', async () => {
    await save(A)
    fetchMock.mockResolvedValueOnce(new Response('', { status: 429, headers: { 'retry-after': '120' } }))
    await flush()
    now += 119_000
    await flush()
    await flush({ reach: 'answerless' })
    expect(fetchMock).toHaveBeenCalledTimes(1)
    now += 1_000
    expect(await flush()).toEqual({ delivered: 1, left: 0 })
  })

  it('does not wait for its turn when the connection is back, or when a person says so', async () => {
    isReachable.mockResolvedValue(false)
    for (const reach of ['answerless', 'everything'] as const) {
      await save(A)
      fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
      await flush()
      expect(await flush()).toEqual({ delivered: 0, left: 1 })
      expect(await flush({ reach })).toEqual({ delivered: 1, left: 0 })
      await deleteRow(A)
    }
  })

  it('sends at once what a moved clock would keep for days', async () => {
    isReachable.mockResolvedValue(false)
    await save(A)
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await flush()
    now -= 24 * 3_600_000
    expect(await flush()).toEqual({ delivered: 1, left: 0 })
  })

  it('tries nothing again that is rejected or asks for attention, until a person resends it', async () => {
    await save(A)
    fetchMock.mockResolvedValueOnce(Response.json({ error: 'Invalid email address' }, { status: 422 }))
    await flush()
    now += 3_600_000
    await flush({ reach: 'everything' })
    expect(fetchMock).toHaveBeenCalledTimes(1)
    await resend(A, now)
    expect(await flush()).toEqual({ delivered: 1, left: 0 })
  })

  it('puts an attempt that was cut off back and makes it again', async () => {
    await put({ ...newRow(A, payload, undefined, NOW), state: 'sending', attempts: 1, nextAttemptAt: NOW + 1000 })
    expect(await flush()).toEqual({ delivered: 1, left: 0 })
  })

  it('sends a row of an older version, and shows one that it cannot read', async () => {
    await change(A, () => ({ id: A, schemaVersion: 0, state: 'queued', payload }))
    await change(B, () => ({ id: B, schemaVersion: 0, message: 'Half of it' }))
    await flush()
    expect(sent()).toEqual([A])
    expect(await findRow(B)).toMatchObject({ state: 'needs-attention', payload: { message: 'Half of it' } })
    expect(await readAll()).toContainEqual({ id: B, schemaVersion: 0, message: 'Half of it' })
  })

  it('removes receipts after a day', async () => {
    await save(A)
    await flush()
    now += 24 * 3_600_000
    await flush()
    expect(await listRows()).toHaveLength(1)
    now += 1
    await flush()
    expect(await listRows()).toEqual([])
  })
})

describe('two that flush at the same time', () => {
  it('send every inquiry once between them', async () => {
    await save(A)
    await save(B)
    const locks = createPageLocks()
    await Promise.all([flush({ locks }), flush({ locks, reach: 'everything' })])
    expect(sent().sort()).toEqual([A, B])
  })

  it('leave alone what a form has locked', async () => {
    await save(A)
    const locks = createPageLocks()
    await withInquiryLock(locks, A, async () => expect(await flush({ locks })).toEqual({ delivered: 0, left: 1 }))
    expect(fetchMock).not.toHaveBeenCalled()
    expect(await flush({ locks })).toEqual({ delivered: 1, left: 0 })
  })

  it('pick up what is added while they are at it', async () => {
    await save(A)
    fetchMock.mockImplementationOnce(async (_url, init) => {
      await save(B)
      return accept(idOf(init))
    })
    expect(await flush()).toEqual({ delivered: 2, left: 0 })
  })
})

describe('when the storage is full', () => {
  it('sends all the same, and notes it as soon as there is room', async () => {
    await save(A)
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError')
    })
    expect(await flush()).toEqual({ delivered: 1, left: 1 })
    vi.restoreAllMocks()
    expect(await flush()).toEqual({ delivered: 1, left: 0 })
    expect(new Set(sent())).toEqual(new Set([A]))
  })
})

describe('"Send now"', () => {
  it('sends nothing, and says so, while the inquiry is locked', async () => {
    const options = { fetch: fetchMock, now: () => now, locks: createPageLocks() }
    await save(A)
    await withInquiryLock(options.locks, A, async () => expect(await sendNow(A, options)).toBe(false))
    expect(fetchMock).not.toHaveBeenCalled()
    expect(await sendNow(A, options)).toBe(true)
    expect(sent()).toEqual([A])
  })
})
