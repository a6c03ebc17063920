import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storeFronts, storeInOneTab } from './front-pictures.ts'
import { keptPictures } from './store-file.ts'

vi.mock('./picture-format.ts', () => ({ pictureFormat: async () => 'avif' }))

const ORIGIN = 'https://dealer.example'

/** Cache Storage as far as this module uses it. */
class FakeCache {
  readonly stored = new Map<string, Response>()
  keys = async () => [...this.stored.keys()].map((path) => new Request(ORIGIN + path))
  match = async (asked: Request | string) =>
    this.stored.get(typeof asked === 'string' ? asked : new URL(asked.url).pathname)?.clone()
  put = async (path: string, response: Response) => void this.stored.set(path, response)
}

const kept = new FakeCache()
const fetched: string[] = []
let answer: (path: string) => Response

const picture = (bytes: number) =>
  new Response(new Uint8Array(bytes), { headers: { 'content-type': 'image/avif', 'content-length': `${bytes}` } })

beforeEach(() => {
  kept.stored.clear()
  fetched.length = 0
  vi.stubGlobal('caches', { open: async () => kept, match: async () => undefined })
  vi.stubGlobal('fetch', async (path: string) => {
    fetched.push(path)
    return answer(path)
  })
})
afterEach(() => vi.unstubAllGlobals())

const carts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    images: [`/images/carts/c${index}/front-960.webp`, `/images/carts/c${index}/side-960.webp`],
  }))

it('stores the smallest front pictures, and never one twice', async () => {
  answer = () => picture(9_000)
  await storeFronts([...carts(3), ...carts(1), { images: [] }, { images: ['https://photos.example.com/1.jpg'] }])
  const paths = [0, 1, 2].map((index) => `/images/carts/c${index}/front-480.avif`)
  expect([...(await keptPictures()).keys()]).toEqual(paths)
  await storeFronts(carts(3))
  expect(fetched).toEqual(paths)
})

it('stores the photograph of a cart that has one, because its card shows that and no drawing', async () => {
  answer = () => picture(9_000)
  await storeFronts([{ images: ['/photos/0123456789abcdef-960.webp', '/images/carts/c0/front-960.webp'] }])
  expect(fetched).toEqual(['/photos/0123456789abcdef-480.avif'])
})

it.each([
  ['has no locks', {}],
  ['refuses each lock', { locks: { request: () => Promise.reject(new DOMException('', 'SecurityError')) } }],
])('stores them where the browser %s', async (_what, navigator) => {
  vi.stubGlobal('navigator', navigator)
  answer = () => picture(9_000)
  await storeInOneTab(carts(1))
  expect([...(await keptPictures()).keys()]).toEqual(['/images/carts/c0/front-480.avif'])
})

it('stores at most 200 KB, over several visits as well', async () => {
  answer = () => picture(30_000)
  await storeFronts(carts(50))
  await storeFronts(carts(50))
  const sizes = [...(await keptPictures()).values()]
  expect(sizes.reduce((sum, size) => sum + size)).toBe(180_000)
})

it.each([
  ['a page that asks for a sign-in', () => new Response('<h1>', { headers: { 'content-type': 'text/html' } })],
  ['an error', () => new Response('', { status: 500, headers: { 'content-type': 'image/avif' } })],
  [
    'half a picture',
    () => new Response('half', { headers: { 'content-type': 'image/avif', 'content-length': '9000' } }),
  ],
])('stores nothing when %s came in place of a picture', async (_what, other) => {
  answer = other
  await expect(storeFronts(carts(1))).rejects.toThrow('another content')
  expect(await keptPictures()).toEqual(new Map())
})

it('loads nothing more when a newer version is about to replace the page', async () => {
  vi.resetModules()
  const fresh = await import('./front-pictures.ts')
  const { updateAccepted } = await import('./updates.ts')
  answer = () => {
    updateAccepted.abort()
    return picture(9_000)
  }
  await expect(fresh.storeFronts(carts(3))).rejects.toThrow('abort')
  expect(fetched).toHaveLength(1)
})
