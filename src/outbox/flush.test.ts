import { describe, expect, it, vi } from 'vitest'
import {
  A,
  accept,
  B,
  C,
  clock,
  fetchMock,
  flush,
  idOf,
  isReachable,
  NOW,
  save,
  sent,
  startEmpty,
} from '../../tests/flushing.ts'
import { PAYLOAD as payload } from '../../tests/inquiry.ts'
import { ownRefusal } from '../../tests/own-refusal.ts'
import { change, readAll } from './db.ts'
import { sendNow } from './flush.ts'
import { createPageLocks, withInquiryLock } from './locks.ts'
import { newRow } from './row.ts'
import { findRow, listRows } from './row-store.ts'

startEmpty()

describe('a flush', () => {
  it('delivers what waits, and removes the text from the device', async () => {
    await save(A)
    await save(B)
    expect(await flush()).toEqual({ delivered: 2, stillQueued: 0 })
    expect(await findRow(A)).toMatchObject({ state: 'delivered', serverRef: 'REF-0b0e', payload: null })
    expect(JSON.stringify(await readAll())).not.toContain('Dana')
    expect(await flush()).toEqual({ delivered: 0, stillQueued: 0 })
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
    expect(await done).toEqual({ delivered: 0, stillQueued: 1 })
    expect(await findRow(A)).toMatchObject({ state: 'queued', lastError: { kind: 'no-answer' } })
  })

  it('tries the others when one inquiry fails', async () => {
    await save(A)
    await save(B)
    await save(C)
    fetchMock.mockImplementation(async (_url, init) => {
      if (idOf(init) === A) throw new TypeError('Failed to fetch')
      if (idOf(init) === B) return ownRefusal(422, 'Invalid email address')
      return accept(idOf(init))
    })
    expect(await flush()).toEqual({ delivered: 1, stillQueued: 1 })
    expect((await listRows()).map(({ state }) => state).sort()).toEqual(['delivered', 'queued', 'rejected'])
  })
  it('puts an attempt that was cut off back and makes it again', async () => {
    await change(A, () => ({
      ...newRow(A, payload, undefined, NOW),
      state: 'sending',
      attempts: 1,
      nextAttemptAt: NOW + 1000,
    }))
    expect(await flush()).toEqual({ delivered: 1, stillQueued: 0 })
  })

  it('sends a row of another version, and shows one that it cannot read', async () => {
    await change(A, () => ({ id: A, schemaVersion: 9, state: 'queued', payload }))
    await change(B, () => ({ id: B, schemaVersion: 9, payload: { message: 'Half of it' } }))
    await flush()
    expect(sent()).toEqual([A])
    expect(await findRow(B)).toMatchObject({ state: 'needs-attention', payload: { message: 'Half of it' } })
    expect(await readAll()).toContainEqual({ id: B, schemaVersion: 9, payload: { message: 'Half of it' } })
  })

  it('removes delivered rows after a day', async () => {
    await save(A)
    await flush()
    clock.now += 24 * 3_600_000
    await flush()
    expect(await listRows()).toHaveLength(1)
    clock.now += 1
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
    await withInquiryLock(locks, A, async () =>
      expect(await flush({ locks })).toEqual({ delivered: 0, stillQueued: 1 }),
    )
    expect(fetchMock).not.toHaveBeenCalled()
    expect(await flush({ locks })).toEqual({ delivered: 1, stillQueued: 0 })
  })

  it('send inquiries that are added while they run', async () => {
    await save(A)
    fetchMock.mockImplementationOnce(async (_url, init) => {
      await save(B)
      return accept(idOf(init))
    })
    expect(await flush()).toEqual({ delivered: 2, stillQueued: 0 })
  })
})

describe('when the storage is full', () => {
  it('sends anyway, and notes the delivery as soon as there is room', async () => {
    await save(A)
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError')
    })
    expect(await flush()).toEqual({ delivered: 1, stillQueued: 1 })
    vi.restoreAllMocks()
    expect(await flush()).toEqual({ delivered: 1, stillQueued: 0 })
    expect(new Set(sent())).toEqual(new Set([A]))
  })
})

describe('"Send now"', () => {
  it('sends nothing, and says so, while the inquiry is locked', async () => {
    const options = { fetch: fetchMock, now: () => clock.now, locks: createPageLocks() }
    await save(A)
    await withInquiryLock(options.locks, A, async () => expect(await sendNow(A, options)).toBe(false))
    expect(fetchMock).not.toHaveBeenCalled()
    expect(await sendNow(A, options)).toBe(true)
    expect(sent()).toEqual([A])
  })
})
