// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { connection, isOnline, serverMissed } from '../hooks/connection.ts'
import { registerServiceWorker, updateReady } from './updates.ts'

const update = vi.fn<() => Promise<void>>()
const fetched = vi.fn<typeof fetch>()
const container = Object.assign(new EventTarget(), {
  controller: null as unknown,
  register: async () => registration,
})
const registration = Object.assign(new EventTarget(), {
  active: { state: 'activated', addEventListener: () => {} },
  waiting: null,
  installing: null,
  update,
})

vi.stubGlobal('fetch', fetched)
Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container })
await registerServiceWorker()

const show = () => document.dispatchEvent(new Event('visibilitychange'))

beforeEach(() => {
  update.mockReset().mockResolvedValue()
  fetched.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
})

it('takes a loaded script as proof of a connection', async () => {
  serverMissed()
  show()
  await expect.poll(() => isOnline()).toBe(true)
})

it.each([
  ['a script that does not parse', new TypeError('ServiceWorker script evaluation failed')],
  ['a page', new DOMException('unsupported MIME type', 'SecurityError')],
])('does not call the site offline where the server answers, but not with the script: %s', async (_name, error) => {
  update.mockRejectedValue(error)
  fetched.mockResolvedValue(new Response(null, { headers: { 'content-type': 'application/json' } }))
  const said: boolean[] = []
  const stop = connection.subscribe(() => said.push(isOnline()))
  show()
  await expect.poll(() => fetched.mock.settledResults).toHaveLength(1)
  await new Promise(setImmediate)
  stop()
  expect(said).toEqual([])
})

it('notices that the server is gone', async () => {
  update.mockRejectedValue(new TypeError('Failed to update'))
  show()
  await expect.poll(() => isOnline()).toBe(false)
})

it('offers a new version that took over by another tab, and not the first one', () => {
  const storeShown = vi.fn()
  container.controller = { postMessage: storeShown }
  container.dispatchEvent(new Event('controllerchange'))
  expect(updateReady.get()).toBe(false)
  expect(storeShown).toHaveBeenCalledWith(expect.objectContaining({ type: 'CACHE_URLS' }))
  container.dispatchEvent(new Event('controllerchange'))
  expect(updateReady.get()).toBe(true)
})
