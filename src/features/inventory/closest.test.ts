import { expect, it } from 'vitest'
import { catalogue } from '../../../tests/fixtures/catalogue.ts'
import { closestTo } from './closest.ts'
import { NO_FILTERS } from './filters.ts'

const seats = ({ specifications }: (typeof catalogue)[number]) => specifications.seatingCapacity

it('offers the carts that fail one filter before those that fail two, and none that fails all', () => {
  const filters = { ...NO_FILTERS, brand: 'denago', seats: '8', max: '5000' }
  const [first, ...others] = closestTo(catalogue, filters)
  expect(first?.name).toBe(catalogue.find((vehicle) => vehicle.brand === 'denago' && seats(vehicle) === 8)?.name)
  expect(others.length).toBeGreaterThan(3)
  expect(others.filter((vehicle) => vehicle.brand !== 'denago' && seats(vehicle) !== 8)).toEqual([])
})

it('offers nothing when only a search finds nothing', () => {
  expect(closestTo(catalogue, { ...NO_FILTERS, text: 'no such cart' })).toEqual([])
})
