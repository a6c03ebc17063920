// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reloadOnMissingChunk } from './missing-chunk.ts'
import { updateAccepted } from './updates.ts'

const reload = vi.fn()
const ask = vi.fn<typeof fetch>()
const ours = () => new Response('<div id="root"></div>')
const missing = (chunk: string) =>
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error(chunk) }))

reloadOnMissingChunk()

beforeEach(() => {
  sessionStorage.clear()
  reload.mockReset()
  ask.mockReset().mockImplementation(async () => ours())
  vi.stubGlobal('fetch', ask)
  vi.spyOn(location, 'reload').mockImplementation(reload)
})
afterEach(() => void vi.restoreAllMocks())

it('reloads the page once for a chunk that is gone', async () => {
  missing('/assets/eco-1.js')
  await expect.poll(() => reload.mock.calls).toHaveLength(1)
  missing('/assets/eco-1.js')
  missing('/assets/contact-1.js')
  await expect.poll(() => reload.mock.calls).toHaveLength(2)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('reloads once when several chunks stay missing', async () => {
  for (const [index, chunk] of ['/assets/eco-1.js', '/assets/contact-1.js'].entries()) {
    missing(chunk)
    await expect.poll(() => reload.mock.calls).toHaveLength(index + 1)
  }
  missing('/assets/eco-1.js')
  missing('/assets/contact-1.js')
  missing('/assets/home-1.js')
  await expect.poll(() => reload.mock.calls).toHaveLength(3)
  expect(ask).toHaveBeenCalledTimes(3)
})

it('leaves the page alone, and reports no error, when the browser cannot note for which chunk it was reloaded', async () => {
  const rejected = vi.fn()
  process.on('unhandledRejection', rejected)
  const setItem = vi.fn(() => {
    throw new DOMException('The request was denied', 'SecurityError')
  })
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem })
  missing('/assets/eco-1.js')
  await expect.poll(() => setItem.mock.calls).toHaveLength(1)
  await new Promise(setImmediate)
  vi.unstubAllGlobals()
  process.off('unhandledRejection', rejected)
  expect(rejected).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
})

it('reloads the page on a network that the browser wrongly calls offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  missing('/assets/eco-1.js')
  await expect.poll(() => reload.mock.calls).toHaveLength(1)
})

it.each([
  ['the server does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['another server answers', async () => new Response('<h1>Welcome to the hotel</h1>')],
])('leaves the page alone when %s', async (_name, answer) => {
  ask.mockImplementation(answer)
  missing('/assets/eco-1.js')
  await expect.poll(() => ask.mock.calls).toHaveLength(1)
  ask.mockImplementation(async () => ours())
  missing('/assets/contact-1.js')
  await expect.poll(() => reload.mock.calls).toHaveLength(1)
})

it('leaves a page alone that a newer version is about to replace', () => {
  updateAccepted.abort()
  missing('/assets/home-1.js')
  expect(ask).not.toHaveBeenCalled()
})
