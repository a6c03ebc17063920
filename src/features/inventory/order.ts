import type { VehicleSummary } from '../../contract/vehicle-summary.ts'
import { facetsOf } from './facets.ts'

type Compare = (a: VehicleSummary, b: VehicleSummary) => number

// Built on first use: neither prerendering nor the first paint sorts anything.
let collator: Intl.Collator | undefined
const byName: Compare = (a, b) => {
  collator ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
  return collator.compare(a.name, b.name)
}

/** Units without the figure come last, whichever way the order goes. */
const byFigure =
  (figureOf: (vehicle: VehicleSummary) => number | undefined, direction: 1 | -1): Compare =>
  (a, b) => {
    const left = figureOf(a)
    const right = figureOf(b)
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined)
    return (left - right) * direction
  }

const ORDERS = {
  'price-asc': byFigure((vehicle) => vehicle.price, 1),
  'price-desc': byFigure((vehicle) => vehicle.price, -1),
  name: byName,
  seats: byFigure((vehicle) => facetsOf(vehicle).seats, 1),
} satisfies Record<string, Compare>

/** The units in the chosen order. `featured` is the order of the list itself; equal units keep it under every sort. */
export const inOrder = (vehicles: VehicleSummary[], sort: keyof typeof ORDERS | 'featured'): VehicleSummary[] =>
  sort === 'featured' ? vehicles : [...vehicles].sort(ORDERS[sort])
