// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openSession } from '../../device/kiosk-session-mark.ts'
import { acceptUpdate, updateReady } from '../../device/updates.ts'
import { sharedLocks, withFlushLock } from '../../outbox/locks.ts'
import { applyUpdates } from './apply-updates.ts'

vi.mock(import('../../device/updates.ts'), async (original) => ({ ...(await original()), acceptUpdate: vi.fn() }))

let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  updateReady.set(false)
  stop = applyUpdates()
})

afterEach(async () => {
  stop()
  // What holds the lock lets it go.
  await vi.advanceTimersByTimeAsync(60_000)
  vi.mocked(acceptUpdate).mockClear()
  history.replaceState(null, '', '/')
})

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

it('changes to a new version within seconds while nobody is there, and asks for it once', async () => {
  await pass(60)
  expect(acceptUpdate).not.toHaveBeenCalled()
  updateReady.set(true)
  await pass(15)
  expect(acceptUpdate).toHaveBeenCalledOnce()
})

it('waits while a session is open', async () => {
  openSession()
  updateReady.set(true)
  await pass(600)
  expect(acceptUpdate).not.toHaveBeenCalled()
  localStorage.clear()
  await pass(10)
  expect(acceptUpdate).toHaveBeenCalledOnce()
})

it('waits while a page is open that somebody must have opened', async () => {
  history.replaceState(null, '', '/contact')
  updateReady.set(true)
  await pass(600)
  expect(acceptUpdate).not.toHaveBeenCalled()
})

it('waits while inquiries are being sent', async () => {
  let isSent = () => {}
  const sending = withFlushLock(sharedLocks(), () => new Promise<void>((resolve) => (isSent = resolve)))
  updateReady.set(true)
  await pass(600)
  expect(acceptUpdate).not.toHaveBeenCalled()
  isSent()
  await sending
  await pass(10)
  expect(acceptUpdate).toHaveBeenCalledOnce()
})

it('keeps inquiries from being sent while the version changes, but not when it does not come', async () => {
  updateReady.set(true)
  await pass(7)
  const sent = vi.fn()
  void withFlushLock(sharedLocks(), async () => sent())
  await pass(15)
  expect(sent).not.toHaveBeenCalled()
  await pass(10)
  expect(sent).toHaveBeenCalledOnce()
})
