// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { INQUIRY_ID as ID, PAYLOAD as payload } from '../../tests/inquiry.ts'
import { LIMITS } from '../../tests/limits.ts'
import { connection, serverMissed, serverReached } from '../hooks/connection.ts'
import { announceChange } from '../outbox/changes.ts'
import { deleteRow, findRow, listRows, queueText, takeForSending } from '../outbox/row-store.ts'
import { outboxStatus } from './outbox-status.ts'
import { startOutbox } from './outbox-triggers.ts'

// The clock of the outbox is then the only timer. The limit of a storage operation ran out instead when the clock was moved on a slow
// machine.
vi.mock(import('../lib/time-limit.ts'), async (original) => ({
  ...(await original()),
  within: (_ms, work) => work(new AbortController().signal),
}))

const fetchMock = vi.fn<typeof fetch>()
const register = vi.fn(async (_tag: string) => {})
const setAppBadge = vi.fn(async (_count: number) => {})
const clearAppBadge = vi.fn(async () => {})

const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'))
const accept = () => Promise.resolve(Response.json({ id: ID, reference: '7K3M-9QXD', receivedAt: '' }, { status: 201 }))
const becomes = (row: object) => vi.waitFor(async () => expect(await findRow(ID)).toMatchObject(row), LIMITS.wait)
const delivered = () => becomes({ state: 'delivered' })
const triedInVain = () => becomes({ state: 'queued', lastError: { kind: 'no-answer' } })
const showPage = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

/** An inquiry that was tried without an answer, so that it is not due for some seconds. */
async function leaveOneWaiting() {
  fetchMock.mockImplementation(noAnswer)
  await queueText({ id: ID, payload, writtenAt: Date.now() })
  window.dispatchEvent(new Event('online'))
  await triedInVain()
  fetchMock.mockImplementation(accept)
}

beforeEach(async () => {
  vi.stubGlobal('fetch', fetchMock)
  Object.defineProperties(navigator, {
    serviceWorker: { configurable: true, value: { getRegistration: async () => ({ sync: { register } }) } },
    setAppBadge: { configurable: true, value: setAppBadge },
    clearAppBadge: { configurable: true, value: clearAppBadge },
  })
  startOutbox()
  await leaveOneWaiting()
})

afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  for (const { id } of await listRows()) await deleteRow(id)
  for (const mock of [fetchMock, register, setAppBadge, clearAppBadge]) mock.mockClear()
  serverReached()
})

it.each([
  ['the network is back', () => window.dispatchEvent(new Event('online'))],
  ['the page comes back from the history', () => window.dispatchEvent(new Event('pageshow'))],
  ['the page is looked at again', () => showPage('visible')],
])('sends at once when %s', async (_when, happens) => {
  happens()
  await delivered()
})

it('sends at once when the server has answered anything else', async () => {
  serverMissed()
  serverReached()
  await delivered()
})

it('an attempt without an answer changes the state of the connection', async () => {
  fetchMock.mockImplementation(noAnswer)
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(connection.get()).toBe('server-unreachable'), LIMITS.wait)
})

it('sends by itself when the next attempt is due', async () => {
  const { nextAttemptAt } = (await findRow(ID)) ?? { nextAttemptAt: 0 }
  vi.useFakeTimers({ now: nextAttemptAt, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  // Any change resets the timer, now by the changed clock.
  await queueText({ id: 'c7d1b1de-9f2e-4a5c-8f57-2a7e2f6f4b21', payload, writtenAt: nextAttemptAt + 60_000 })
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
  await vi.advanceTimersByTimeAsync(1_000)
  vi.useRealTimers()
  await delivered()
})

it('sends by itself what another tab was sending when it was closed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await takeForSending(ID)
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
  await vi.advanceTimersToNextTimerAsync()
  // The attempt itself runs by the real clock: a moved one would run out while the storage answers.
  vi.useRealTimers()
  await delivered()
})

it('sends by itself although the storage could not be read in between', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const read = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError')
  })
  announceChange()
  // For the rows and for the number on the icon, each again with a new connection.
  await vi.waitFor(() => expect(read.mock.calls.length).toBeGreaterThanOrEqual(4))
  read.mockRestore()
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
  await vi.advanceTimersByTimeAsync(30_000)
  vi.useRealTimers()
  await delivered()
})

it('updates the page and the app icon with pending and delivered inquiries', async () => {
  await vi.waitFor(() => expect(outboxStatus.get()).toMatchObject({ pending: 1, attention: 0 }))
  await vi.waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(1))
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(outboxStatus.get()).toEqual({ pending: 0, attention: 0, delivered: '7K3M-9QXD' }))
  await vi.waitFor(() => expect(clearAppBadge).toHaveBeenCalled())
})

it('asks the browser to wake the worker when the page is left while something waits', async () => {
  await vi.waitFor(() => expect(outboxStatus.get().pending).toBe(1))
  showPage('hidden')
  await vi.waitFor(() => expect(register).toHaveBeenCalledTimes(1))
})
