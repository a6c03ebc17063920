import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { catalogue } from '../../tests/fixtures/catalogue.ts'
import { SOLD_KEY } from './gone-vehicles.ts'
import { soldVehicle } from './sold-vehicle.ts'

const [second, first] = catalogue
if (!first || !second) throw new Error('The catalogue of the tests is empty')
const unit = { ...first, id: 'n-104', name: 'Denago Nomad', brand: 'denago' }

function soldWith(like: (typeof unit)[]) {
  const queryClient = new QueryClient()
  queryClient.setQueryData([SOLD_KEY], { unit, like })
  return (ref: string) => soldVehicle(queryClient, ref) !== undefined
}

it('the page of a sold unit covers all references of that unit, and no other unit', () => {
  const isSold = soldWith([second])
  expect(['n-104', 'N-104', 'nomad', 'denago-nomad'].map(isSold)).toEqual([true, true, true, true])
  expect(isSold(second.id)).toBe(false)
})

it('a reference that opens another unit of the same name belongs to that unit', () => {
  const isSold = soldWith([{ ...unit, id: 'denago-nomad' }])
  expect(isSold('denago-nomad')).toBe(false)
  expect(isSold('nomad')).toBe(false)
  expect(isSold('n-104')).toBe(true)
})

it('no other page says that a unit is sold', () => {
  expect(soldVehicle(new QueryClient(), 'nomad')).toBeUndefined()
})
