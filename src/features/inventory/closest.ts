import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { ANY, FILTERS, type Filters, passes, type Ranking, textFilter } from './filters.ts'

/** The units that pass one of the set filters or more, those that fail the fewest first, for an empty result. */
export function closestTo(vehicles: readonly Vehicle[], filters: Filters, ranking?: Ranking): Vehicle[] {
  const hasText = textFilter(filters.text, ranking)
  const missesOf = (vehicle: Vehicle) =>
    FILTERS.filter((filter) => !passes(vehicle, filter, filters)).length + Number(!hasText(vehicle))
  const set = FILTERS.filter(({ key }) => filters[key] !== ANY).length + Number(filters.text.trim() !== '')
  return vehicles
    .map((vehicle) => ({ vehicle, misses: missesOf(vehicle) }))
    .filter(({ misses }) => misses < set)
    .sort((one, other) => one.misses - other.misses)
    .map(({ vehicle }) => vehicle)
}
