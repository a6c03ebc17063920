import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { clear, get } from 'idb-keyval'
import { afterEach, expect, it, vi } from 'vitest'
import { LIMITS } from '../../tests/limits.ts'
import { persistReads } from './persist-reads.ts'

const clients: QueryClient[] = []

/** The site opened in a new tab: a client of its own over the same storage. */
function openSite() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Number.POSITIVE_INFINITY } } })
  clients.push(client)
  persistReads(client)
  return client
}

const stored = (text: string) =>
  vi.waitFor(async () => expect(String(await get('reads'))).toContain(text), { timeout: LIMITS.wait })

afterEach(async () => {
  for (const client of clients.splice(0)) client.clear()
  await clear()
})

it('brings back what was read, also when the last attempt to renew it failed, and without that failure', async () => {
  const before = openSite()
  before.setQueryData(['list'], 'three carts')
  const queryFn = () => Promise.reject(new Error('no connection'))
  await before.fetchQuery({ queryKey: ['list'], queryFn }).catch(() => {})
  before.setQueryData(['later'], 'stored after the failure')
  await stored('stored after the failure')

  const after = openSite()
  await vi.waitFor(() => expect(after.getQueryData(['list'])).toBe('three carts'))
  expect(after.getQueryState(['list'])).toMatchObject({ status: 'success', error: null })
})

it('does not put an older stored answer over a newer one', async () => {
  const before = openSite()
  before.setQueryData(['list'], 'old', { updatedAt: 1000 })
  before.setQueryData(['other'], 'there', { updatedAt: 1000 })
  await stored('there')

  const after = openSite()
  after.setQueryData(['list'], 'new', { updatedAt: 2000 })
  await vi.waitFor(() => expect(after.getQueryData(['other'])).toBe('there'))
  expect(after.getQueryData(['list'])).toBe('new')
})

it('brings an answer back as old as it was, however lately it was taken from a store', async () => {
  const before = openSite()
  before.setQueryData(['list'], { asOf: 1000 })
  await stored('"asOf":1000')

  const after = openSite()
  await vi.waitFor(() => expect(after.getQueryState(['list'])?.dataUpdatedAt).toBe(1000))
})
