// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reloadOnMissingChunk } from './missing-chunk.ts'

const reload = vi.fn()
const missing = (chunk: string) =>
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error(chunk) }))

reloadOnMissingChunk()

beforeEach(() => {
  sessionStorage.clear()
  reload.mockReset()
  vi.spyOn(location, 'reload').mockImplementation(reload)
})
afterEach(() => void vi.restoreAllMocks())

it('loads the page anew once for a chunk that is gone', () => {
  missing('/assets/eco-1.js')
  missing('/assets/eco-1.js')
  expect(reload).toHaveBeenCalledTimes(1)
  missing('/assets/contact-1.js')
  expect(reload).toHaveBeenCalledTimes(2)
})

it('leaves the page alone without a connection', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  missing('/assets/eco-1.js')
  expect(reload).not.toHaveBeenCalled()
})
