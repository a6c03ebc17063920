// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openKioskSession } from '../../device/kiosk-session-mark.ts'
import { updateReady } from '../../device/updates.ts'
import { sharedLocks, withFlushLock } from '../../outbox/locks.ts'
import { applyUpdates } from './apply-updates.ts'

const postMessage = vi.fn()
const registration: { waiting: object | null } = { waiting: null }
const answered = vi.fn(async () => new Response())
const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
Object.defineProperty(navigator, 'serviceWorker', { value: { ready: Promise.resolve(registration) } })

let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  answered.mockImplementation(async () => new Response())
  vi.stubGlobal('fetch', answered)
  localStorage.clear()
  registration.waiting = { postMessage }
  updateReady.set(false)
  stop = applyUpdates()
})

afterEach(async () => {
  stop()
  // The lock on sending is released after its time limit.
  await vi.advanceTimersByTimeAsync(60_000)
  postMessage.mockClear()
  reload.mockClear()
  history.replaceState(null, '', '/')
})

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

/** The new worker has taken over; the page's connection to it says so. */
function takeOver() {
  registration.waiting = null
  updateReady.set(true)
}

it('changes to a new version within seconds on an idle kiosk, asks for it once, and shows nothing of it', async () => {
  registration.waiting = null
  await pass(60)
  expect(postMessage).not.toHaveBeenCalled()
  registration.waiting = { postMessage }
  updateReady.set(true)
  expect(updateReady.get()).toBe(false)
  await pass(15)
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' })
  expect(reload).not.toHaveBeenCalled()
  takeOver()
  expect(reload).toHaveBeenCalledOnce()
})

it.each([
  ['has answered', (): Promise<Response> => Promise.resolve(new Response())],
  ['has failed to answer', (): Promise<Response> => Promise.reject(new TypeError('No network'))],
])('lets a new version take over once the old worker %s, because it runs then', async (_, answer) => {
  let wake = () => {}
  answered.mockImplementation(() => new Promise<void>((resolve) => (wake = resolve)).then(answer))
  answered.mockClear()
  updateReady.set(true)
  while (answered.mock.calls.length === 0) await pass(1)
  expect(postMessage).not.toHaveBeenCalled()
  wake()
  await pass(0)
  expect(postMessage).toHaveBeenCalledOnce()
})

it('changes to a version without an event: the one after a version that could not be installed', async () => {
  await pass(10)
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' })
})

it('waits while a session is open', async () => {
  openKioskSession()
  updateReady.set(true)
  await pass(600)
  expect(postMessage).not.toHaveBeenCalled()
  localStorage.clear()
  await pass(10)
  expect(postMessage).toHaveBeenCalledOnce()
})

it('does not reload the page when a session began while the workers changed', async () => {
  updateReady.set(true)
  await pass(10)
  openKioskSession()
  takeOver()
  await pass(600)
  expect(reload).not.toHaveBeenCalled()
  localStorage.clear()
  await pass(10)
  expect(reload).toHaveBeenCalledOnce()
})

it('waits while a page other than the start page is open', async () => {
  history.replaceState(null, '', '/contact')
  updateReady.set(true)
  await pass(600)
  expect(postMessage).not.toHaveBeenCalled()
})

it('waits while inquiries are being sent', async () => {
  let finish = () => {}
  const sending = withFlushLock(sharedLocks(), () => new Promise<void>((resolve) => (finish = resolve)))
  updateReady.set(true)
  await pass(600)
  expect(postMessage).not.toHaveBeenCalled()
  finish()
  await sending
  await pass(10)
  expect(postMessage).toHaveBeenCalledOnce()
})

it('delays inquiries while the version changes, but no longer than 20 s if it does not change', async () => {
  updateReady.set(true)
  await pass(7)
  const sent = vi.fn()
  void withFlushLock(sharedLocks(), async () => sent())
  await pass(15)
  expect(sent).not.toHaveBeenCalled()
  await pass(10)
  expect(sent).toHaveBeenCalledOnce()
})
