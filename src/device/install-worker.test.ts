// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { installFailed, installWorker } from './install-worker.ts'

const register = vi.fn<() => Promise<unknown>>()

beforeEach(() => {
  vi.useFakeTimers()
  register.mockReset()
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: Object.assign(new EventTarget(), { controller: null, register }),
  })
})
afterEach(() => vi.useRealTimers())

/** A registration whose installation ends in `state`. */
const installation = (state: string) => async () => {
  const installing = Object.assign(new EventTarget(), { state: 'installing' })
  setTimeout(() => {
    installing.state = state
    installing.dispatchEvent(new Event('statechange'))
  }, 100)
  return Object.assign(new EventTarget(), { active: null, waiting: null, installing })
}

async function begin() {
  const ended = vi.fn()
  void installWorker('/sw.js').then(ended)
  await vi.advanceTimersByTimeAsync(1_000)
  return ended
}

it('ends when the worker is active', async () => {
  register.mockImplementation(installation('activated'))
  expect(await begin()).toHaveBeenCalled()
  expect(installFailed.get()).toBe(false)
})

it('does not wait where a worker is active already', async () => {
  const active = Object.assign(new EventTarget(), { state: 'activated' })
  register.mockResolvedValue(Object.assign(new EventTarget(), { active }))
  expect(await begin()).toHaveBeenCalled()
})

it.each([
  ['the installation failed', installation('redundant')],
  ['the script did not come', () => Promise.reject(new TypeError('Failed to register'))],
])('tries again, and says so, until it succeeds: %s', async (_name, fails) => {
  register.mockImplementation(fails)
  const ended = await begin()
  expect(installFailed.get()).toBe(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(register.mock.calls.length).toBeGreaterThan(3)
  register.mockImplementation(installation('activated'))
  await vi.advanceTimersByTimeAsync(300_000)
  expect(ended).toHaveBeenCalled()
  expect(installFailed.get()).toBe(false)
})

it('tries again as soon as there is a network', async () => {
  register.mockImplementation(installation('redundant'))
  await begin()
  register.mockImplementation(installation('activated'))
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(200)
  expect(register).toHaveBeenCalledTimes(2)
  expect(installFailed.get()).toBe(false)
})
