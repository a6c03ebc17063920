import { afterEach, expect, it, vi } from 'vitest'
import { askWorker } from './ask-worker.ts'
import { storeSite } from './store-site.ts'

vi.mock('./ask-worker.ts', () => ({ askWorker: vi.fn() }))

afterEach(() => vi.unstubAllGlobals())

/** A device whose worker reports a missing page. Returns what is loaded. */
function deviceWithoutAbout({ savesData }: { savesData: boolean }) {
  const loaded: string[] = []
  vi.mocked(askWorker).mockResolvedValue({ missing: ['/about.html'] } as never)
  vi.stubGlobal('caches', { has: async () => savesData, delete: async () => true })
  vi.stubGlobal('fetch', async (path: string) => {
    loaded.push(path)
    return new Response('')
  })
  return loaded
}

it('loads what the worker has left out because of Save-Data', async () => {
  const loaded = deviceWithoutAbout({ savesData: true })
  await storeSite()
  expect(loaded).toEqual(['/about.html'])
})

it('loads what the device has lost after "Save everything", and has the worker read no file before that', async () => {
  const loaded = deviceWithoutAbout({ savesData: false })
  await storeSite()
  expect(loaded).toEqual([])
  await storeSite(undefined, true)
  expect(loaded).toEqual(['/about.html'])
})
