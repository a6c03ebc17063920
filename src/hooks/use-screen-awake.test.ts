// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useScreenAwake } from './use-screen-awake.ts'

class Lock extends EventTarget {
  released = false
  async release() {
    this.released = true
    this.dispatchEvent(new Event('release'))
  }
}

const locks: Lock[] = []
const held = () => locks.filter(({ released }) => !released).length
let visibility: DocumentVisibilityState = 'visible'

/** As a browser does: the lock of a hidden page is released. */
async function show(state: DocumentVisibilityState) {
  visibility = state
  if (state === 'hidden') for (const lock of locks) await lock.release()
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  locks.length = 0
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  Object.defineProperty(navigator, 'wakeLock', {
    configurable: true,
    value: {
      request: async () => {
        const lock = new Lock()
        locks.push(lock)
        return lock
      },
    },
  })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('requests the lock again whenever the page is visible', async () => {
  renderHook(useScreenAwake)
  await vi.advanceTimersByTimeAsync(0)
  expect(held()).toBe(1)
  await show('hidden')
  expect(held()).toBe(0)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(held()).toBe(0)
  await show('visible')
  expect(held()).toBe(1)
})

it('requests it again a minute after the system has released it', async () => {
  renderHook(useScreenAwake)
  await vi.advanceTimersByTimeAsync(0)
  await locks[0]?.release()
  await vi.advanceTimersByTimeAsync(59_000)
  expect(held()).toBe(0)
  await vi.advanceTimersByTimeAsync(1000)
  expect(held()).toBe(1)
})

it('holds one lock when the page was hidden and shown while the first was requested', async () => {
  const { unmount } = renderHook(useScreenAwake)
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(held()).toBe(1)
  unmount()
  expect(held()).toBe(0)
})

it('releases it with the component, and takes none after that', async () => {
  const { unmount } = renderHook(useScreenAwake)
  await vi.advanceTimersByTimeAsync(0)
  unmount()
  expect(held()).toBe(0)
  await vi.advanceTimersByTimeAsync(120_000)
  await show('visible')
  expect(locks).toHaveLength(1)
})
