import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { ANY, FILTERS, type Filters, passes, type Ranking, textFilter } from './filters.ts'

/**
 * The units that fail the fewest filters, for an empty result; of equal ones, the first in the catalogue.
 * @param most how many at most
 */
export function closestTo(vehicles: readonly Vehicle[], filters: Filters, most: number, ranking?: Ranking): Vehicle[] {
  const hasText = textFilter(filters.text, ranking)
  const missesOf = (vehicle: Vehicle) =>
    FILTERS.filter((filter) => !passes(vehicle, filter, filters)).length + Number(!hasText(vehicle))
  const set = FILTERS.filter(({ key }) => filters[key] !== ANY).length + Number(filters.text.trim() !== '')
  return vehicles
    .map((vehicle) => ({ vehicle, misses: missesOf(vehicle) }))
    .filter(({ misses }) => misses < set)
    .sort((one, other) => one.misses - other.misses)
    .slice(0, most)
    .map(({ vehicle }) => vehicle)
}
