import { afterEach, expect, it, vi } from 'vitest'
import { OWN } from '../../tests/own-refusal.ts'
import type { Vehicle } from '../contract/vehicle-schema.ts'
import { createQueryClient } from './query-client.ts'
import { knownVehicle, vehicleQuery } from './vehicle-query.ts'
import { vehiclesQuery } from './vehicles-query.ts'

const NOON = Date.UTC(2026, 10, 27, 12)
const MINUTE = 60_000

const cart = (name: string): Vehicle => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  description: '',
  brand: 'denago',
  category: 'city',
  images: [],
  inStock: true,
  isNew: true,
  features: [],
  specifications: {},
})
const sold = cart('Denago EV City')
const other = cart('Denago Nomad')

afterEach(() => vi.unstubAllGlobals())

/** A device that has read one unit under two references and the list, and hears at noon that the unit is gone. */
async function hearThatItIsGone(listAsOf: number, status = 404, mark: HeadersInit = OWN) {
  const queryClient = createQueryClient()
  const before = NOON - MINUTE
  for (const ref of [sold.id, 'ev-city', other.id])
    queryClient.setQueryData(vehicleQuery(ref).queryKey, { vehicle: ref === other.id ? other : sold, asOf: before })
  queryClient.setQueryData(vehiclesQuery().queryKey, { vehicles: [sold, other], asOf: listAsOf })
  const headers = { date: new Date(NOON).toUTCString(), ...mark }
  vi.stubGlobal('fetch', async () => Response.json({ error: 'Vehicle not found' }, { status, headers }))
  await queryClient.fetchQuery({ ...vehicleQuery('ev-city'), staleTime: 0, retry: false }).catch(() => {})
  const listed = queryClient.getQueryData(vehiclesQuery().queryKey)?.vehicles.map(({ id }) => id)
  return { queryClient, listed }
}

it('a unit that the API calls gone is dropped under each of its references, and from an older list', async () => {
  const { queryClient, listed } = await hearThatItIsGone(NOON - MINUTE)
  expect(knownVehicle(queryClient, sold.id)).toBeUndefined()
  expect(listed).toEqual([other.id])
  expect(knownVehicle(queryClient, other.id)).toBeDefined()
})

it('a list that is newer than that answer keeps the unit', async () => {
  const { listed } = await hearThatItIsGone(NOON + MINUTE)
  expect(listed).toEqual([sold.id, other.id])
})

it.each([
  ['500', 500, OWN],
  ['503', 503, OWN],
  ['404 of another server', 404, {}],
])('nothing is dropped after %s', async (_what, status, mark) => {
  const { queryClient, listed } = await hearThatItIsGone(NOON - MINUTE, status, mark)
  expect(knownVehicle(queryClient, sold.id)).toBeDefined()
  expect(listed).toContain(sold.id)
})
