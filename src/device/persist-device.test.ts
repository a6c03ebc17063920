// @vitest-environment happy-dom
import { dehydrate, QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { deviceClient } from './device-values.ts'
import { persistDevice } from './persist-device.ts'

/** What another tab would have written. */
function stored(values: Record<string, unknown>, updatedAt: number) {
  const client = new QueryClient()
  for (const [key, value] of Object.entries(values)) client.setQueryData([key], value, { updatedAt })
  return JSON.stringify({ buster: '1', timestamp: updatedAt, clientState: dehydrate(client) })
}

it('brings values back, keeps changes, and takes over those of another tab', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  localStorage.setItem('device', stored({ shortlist: ['a'] }, 1000))
  persistDevice()
  await vi.waitFor(() => expect(deviceClient.getQueryData(['shortlist'])).toEqual(['a']))

  deviceClient.setQueryData(['miles'], 30)
  // The page is reloaded at the same moment.
  window.dispatchEvent(new Event('pagehide'))
  expect(localStorage.getItem('device')).toContain('"miles"')

  const newValue = stored({ shortlist: ['a', 'b'] }, Date.now() + 1000)
  localStorage.setItem('device', newValue)
  window.dispatchEvent(new StorageEvent('storage', { key: 'device', newValue }))
  await vi.waitFor(() => expect(deviceClient.getQueryData(['shortlist'])).toEqual(['a', 'b']))
  expect(deviceClient.getQueryData(['miles'])).toBe(30)
  // What the other tab has written is not written back: it may have newer values by now. Nor does the write that was about to
  // come, 100 ms after the change.
  await vi.advanceTimersByTimeAsync(200)
  expect(localStorage.getItem('device')).toBe(newValue)

  window.dispatchEvent(new Event('pagehide'))
  expect(localStorage.getItem('device')).toBe(newValue)

  deviceClient.setQueryData(['miles'], 31)
  await vi.waitFor(() => expect(localStorage.getItem('device')).toContain('31'))
})
