// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { loadNow } from './loadable.ts'

afterEach(() => vi.restoreAllMocks())

it('requests no code without a connection, because browsers would remember the failure', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const load = vi.fn(async () => 'code')
  await expect(loadNow(load)).rejects.toThrow('no connection')
  expect(load).not.toHaveBeenCalled()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  expect(await loadNow(load)).toBe('code')
})
