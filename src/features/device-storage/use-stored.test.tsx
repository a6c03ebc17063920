// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { installFailed } from '../../device/install-worker.ts'
import { useStored } from './use-stored.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  installFailed.set(false)
})

/** What the page finds in a browser whose active worker is this one. */
async function foundWith(active: object | null) {
  const serviceWorker = { getRegistration: async () => ({ active }), ready: new Promise(() => {}) }
  vi.stubGlobal('navigator', { serviceWorker })
  const { result } = renderHook(useStored, {
    wrapper: ({ children }) => <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>,
  })
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  return result.current[0]
}

it('a worker that does not answer belongs to another site, and the page says that it tries to install one', async () => {
  expect(await foundWith({ postMessage: () => {} })).toBe('nothing')
  expect(installFailed.get()).toBe(true)
})

it('before the first worker is active nothing has failed', async () => {
  expect(await foundWith(null)).toBe('nothing')
  expect(installFailed.get()).toBe(false)
})
