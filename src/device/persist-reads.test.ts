import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { clear, get } from 'idb-keyval'
import { afterEach, expect, it, vi } from 'vitest'
import { LIMITS } from '../../tests/limits.ts'
import { ApiFailure } from '../api/client.ts'
import { SOLD_KEY } from '../api/gone-vehicles.ts'
import { endpoints } from '../contract/endpoints.ts'
import type { Vehicle } from '../contract/vehicle-schema.ts'
import { persistReads } from './persist-reads.ts'

const nomad: Vehicle = {
  id: 'denago-nomad',
  name: 'Denago Nomad',
  description: '',
  brand: 'denago',
  category: 'nomad',
  images: [],
  inStock: true,
  isNew: true,
  features: [],
  specifications: {},
}

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
  // A write that is still to come would replace what the next test stores.
  for (const [index, client] of clients.splice(0).entries()) {
    client.setQueryData(['end'], `last write of client ${index}`)
    await stored(`last write of client ${index}`)
  }
  await clear()
})

it('restores stored reads, also when the last refetch failed, and without that failure', async () => {
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

it('opens the database again when the browser has lost its connection', async () => {
  const before = openSite()
  before.setQueryData(['list'], 'three carts')
  await stored('three carts')

  const lost = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError')
  })
  const after = openSite()
  await vi.waitFor(() => expect(after.getQueryData(['list'])).toBe('three carts'))
  expect(lost).toHaveBeenCalled()
  lost.mockRestore()
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

it('restores an answer with its own age, not with the time at which it was read from a store', async () => {
  const before = openSite()
  before.setQueryData(['list'], { asOf: 1000 })
  await stored('"asOf":1000')

  const after = openSite()
  await vi.waitFor(() => expect(after.getQueryState(['list'])?.dataUpdatedAt).toBe(1000))
})

it('does not bring back a cart that the API has meanwhile called gone', async () => {
  const sold = { ...nomad, id: 'denago-ev-city', name: 'Denago EV City' }
  const detail = endpoints.vehicle(sold.id)
  const before = openSite()
  before.setQueryData([detail], { vehicle: sold, asOf: 1000 })
  before.setQueryData([endpoints.vehicles], { vehicles: [sold], asOf: 1000 })
  await stored('"vehicles"')

  const after = openSite()
  const queryFn = () => Promise.reject(new ApiFailure('Vehicle not found', 404, 2000))
  await after.fetchQuery({ queryKey: [detail], queryFn }).catch(() => {})
  await vi.waitFor(() => expect(after.getQueryData([endpoints.vehicles])).toEqual({ vehicles: [], asOf: 1000 }))
  expect(after.getQueryData([detail])).toBeUndefined()
})

it('does not bring back what an older build stored in another shape', async () => {
  const { features: _, ...older } = nomad
  const before = openSite()
  before.setQueryData([endpoints.vehicles], { vehicles: [older], asOf: 1000 })
  before.setQueryData([endpoints.vehicle(nomad.id)], { vehicle: older, asOf: 1000 })
  before.setQueryData([endpoints.today], { asOf: 1000 })
  before.setQueryData(['list'], 'three carts')
  await stored('three carts')

  const after = openSite()
  await vi.waitFor(() => expect(after.getQueryData(['list'])).toBe('three carts'))
  const kept = [endpoints.vehicles, endpoints.vehicle(nomad.id), endpoints.today].map((path) =>
    after.getQueryData([path]),
  )
  expect(kept).toEqual([undefined, undefined, undefined])
})

it('takes the newer answer by the clock of the server, whatever the clock of the device says', async () => {
  const before = openSite()
  before.setQueryData(['renewed'], { asOf: 1000, of: 'before' }, { updatedAt: 9000 })
  before.setQueryData(['built'], { asOf: 3000, of: 'before' }, { updatedAt: 10 })
  await stored('"built"')

  const after = openSite()
  after.setQueryData(['renewed'], { asOf: 2000, of: 'this page' }, { updatedAt: 20 })
  after.setQueryData(['built'], { asOf: 2000, of: 'this page' }, { updatedAt: 9000 })
  await vi.waitFor(() => expect(after.getQueryData(['built'])).toMatchObject({ of: 'before' }))
  expect(after.getQueryData(['renewed'])).toMatchObject({ of: 'this page' })
})

it('does not store that a unit is sold, because it may come back', async () => {
  const before = openSite()
  before.setQueryData([SOLD_KEY], { unit: { id: 'sold unit' }, like: [] })
  before.setQueryData(['list'], 'three carts')
  await stored('three carts')
  expect(String(await get('reads'))).not.toContain('sold unit')
})
