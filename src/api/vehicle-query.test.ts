import { expect, it } from 'vitest'
import type { Vehicle } from '../contract/vehicle-schema.ts'
import { createQueryClient } from './query-client.ts'
import { knownVehicle, vehicleQuery } from './vehicle-query.ts'

const cart: Vehicle = {
  id: 'denago-ev-city',
  name: 'Denago EV City',
  description: '',
  brand: 'denago',
  category: 'city',
  images: [],
  inStock: true,
  isNew: true,
  features: [],
  specifications: {},
}

it('a unit that was read by its id is known by every other reference, and no other unit is', () => {
  const queryClient = createQueryClient()
  queryClient.setQueryData(vehicleQuery(cart.id).queryKey, { vehicle: cart, asOf: 1 })
  queryClient.setQueryData(['/api/vehicles'], { vehicles: [], asOf: 1 })
  for (const ref of ['ev-city', 'EV-City', 'denago-ev-city'])
    expect(knownVehicle(queryClient, ref)).toEqual({ vehicle: cart, asOf: 1 })
  expect(knownVehicle(queryClient, 'nomad')).toBeUndefined()
})
