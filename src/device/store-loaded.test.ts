import { afterEach, expect, it, vi } from 'vitest'
import { storeLoaded } from './store-loaded.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page that the worker does not control. Returns the messages to the worker, and makes it active. */
function page(stored: readonly string[]) {
  const told: unknown[] = []
  let activate = (_registration: object) => {}
  const ready = new Promise((resolve) => {
    activate = resolve
  })
  vi.stubGlobal('navigator', { serviceWorker: { controller: null, ready } })
  vi.stubGlobal('caches', { match: async (path: string) => (stored.includes(path) ? new Response() : undefined) })
  return { told, activate: () => activate({ active: { postMessage: (message: unknown) => told.push(message) } }) }
}

const urls = (...urlsToCache: string[]) => ({ type: 'CACHE_URLS', payload: { urlsToCache } })

it('has the worker store files that were loaded before it was active', async () => {
  const { told, activate } = page(['/models/rover.glb'])
  storeLoaded(['/models/nomad.glb', '/assets/viewer-1.js'])
  storeLoaded(['/models/rover.glb', '/assets/viewer-1.js'])
  expect(told).toEqual([])
  activate()
  await vi.waitFor(() => expect(told).toEqual([urls('/models/nomad.glb', '/assets/viewer-1.js')]))
})

it('sends nothing when all is stored, and does not fail without a worker', async () => {
  const { told, activate } = page(['/models/nomad.glb'])
  activate()
  storeLoaded(['/models/nomad.glb'])
  // After all that is under way.
  await new Promise(setImmediate)
  expect(told).toEqual([])

  vi.stubGlobal('navigator', {})
  expect(() => storeLoaded(['/models/nomad.glb'])).not.toThrow()
})
