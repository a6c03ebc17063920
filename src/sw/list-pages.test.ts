import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../addresses/paths.ts'
import { STOCK_HEADER } from '../contract/endpoints.ts'
import { refreshListPages } from './list-pages.ts'

/** The list that each stored page shows, by its path. */
const stored = vi.hoisted(() => new Map<string, string>())

vi.mock('./precache.ts', () => ({
  storedPage: async (path: string) => {
    const list = stored.get(path)
    return list && new Response('', { headers: { 'x-stock': list } })
  },
  storeAnswer: async (request: Request, response: Response) => {
    stored.set(new URL(request.url).pathname, response.headers.get('x-stock') ?? '')
  },
}))

const answer = (list: string, status = 200) => new Response('', { status, headers: { [STOCK_HEADER]: list } })

/** The worker has read a list. */
const read = (list: string) => refreshListPages(answer(list))

let server: (path: string) => Response

beforeEach(() => {
  stored.clear()
  // In a worker a path is enough.
  vi.stubGlobal(
    'Request',
    class {
      url: string
      constructor(path: string) {
        this.url = `https://dealer.example${path}`
      }
    },
  )
  vi.stubGlobal(
    'fetch',
    vi.fn(async ({ url }: Request) => server(new URL(url).pathname)),
  )
})
afterEach(() => vi.unstubAllGlobals())

it('requests only the stored pages of an earlier list again', async () => {
  stored.set(paths.home, 'monday').set(paths.inventory, 'tuesday')
  server = () => answer('tuesday')
  await read('tuesday')
  expect([...stored]).toEqual([
    [paths.home, 'tuesday'],
    [paths.inventory, 'tuesday'],
  ])
  expect(fetch).toHaveBeenCalledOnce()
})

it.each([
  ['that a busy server sent in its old form', () => answer('monday')],
  ['that the server did not send', () => answer('tuesday', 503)],
  ['that no network brought', () => Response.error()],
])('asks again for a page %s, when the same list is read later', async (_, failed) => {
  stored.set(paths.inventory, 'monday')
  server = failed
  await read('tuesday')
  expect(stored.get(paths.inventory)).toBe('monday')
  server = () => answer('tuesday')
  await read('tuesday')
  expect(stored.get(paths.inventory)).toBe('tuesday')
})

it('asks for none where the server does not say which list a page shows', async () => {
  stored.set(paths.inventory, 'monday')
  await refreshListPages(new Response(''))
  expect(fetch).not.toHaveBeenCalled()
})
