import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { comparable } from './comparable.ts'

type Compare = (a: Vehicle, b: Vehicle) => number

// Created on first use, because neither prerendering nor the first paint sorts anything.
let collator: Intl.Collator | undefined
const byName: Compare = (a, b) => {
  collator ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
  return collator.compare(a.name, b.name)
}

/** Units without the figure come last, in either direction. */
const byFigure =
  (figureOf: (vehicle: Vehicle) => number | undefined, direction: 1 | -1): Compare =>
  (a, b) => {
    const left = figureOf(a)
    const right = figureOf(b)
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined)
    return (left - right) * direction
  }

/** The orders of the list; `featured` is that of the catalogue. */
export const SORTS = [
  { value: 'featured', label: 'Featured', compare: undefined },
  { value: 'price-asc', label: 'Price, low to high', compare: byFigure(({ price }) => price, 1) },
  { value: 'price-desc', label: 'Price, high to low', compare: byFigure(({ price }) => price, -1) },
  { value: 'name', label: 'Name', compare: byName },
  { value: 'seats', label: 'Seats', compare: byFigure((vehicle) => comparable(vehicle).seats, 1) },
] as const

export type Sort = (typeof SORTS)[number]['value']

/** The units in the chosen order. Equal units keep the order of the catalogue. */
export function inOrder(vehicles: Vehicle[], sort: Sort): Vehicle[] {
  const compare = SORTS.find(({ value }) => value === sort)?.compare
  return compare ? [...vehicles].sort(compare) : vehicles
}
