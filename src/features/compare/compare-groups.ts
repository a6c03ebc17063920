import { specificationLabel } from '../../contract/specification-labels.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { monthOf } from '../../lib/month-of.ts'
import { seriesName } from '../../lib/series-name.ts'
import { statusWords } from '../../lib/status-words.ts'
import { written } from '../../lib/unit-line.ts'

/** One line of the comparison: a value for each cart in turn, undefined where none is stated. */
export type Row = {
  label: string
  values: readonly (string | undefined)[]
  /** True when two stated values differ. A value that is not stated can be the same. */
  differs: boolean
  /** A note below the value, for each cart in turn. */
  notes?: readonly (string | undefined)[]
  /** How a value is drawn when not as text. */
  as?: 'seats' | 'link-to-terms'
}

export const row = (label: string, values: readonly (string | undefined)[]): Row => ({
  label,
  values,
  differs: new Set(values.filter((value) => value !== undefined)).size > 1,
})

/** What a row is among the carts of some columns. */
export function among({ values }: Row, columns: readonly number[]): 'not-stated' | 'same' | 'differs' {
  const stated = new Set(columns.flatMap((column) => values[column] ?? []))
  if (stated.size === 0) return 'not-stated'
  return stated.size === 1 ? 'same' : 'differs'
}

/** The specifications that a cart or more states, seats first. */
export function drivingRows(vehicles: readonly Vehicle[]): Row[] {
  const keys = [...new Set(vehicles.flatMap(({ specifications }) => Object.keys(specifications)))]
  return keys
    .sort((one, other) => Number(other === 'seatingCapacity') - Number(one === 'seatingCapacity'))
    .map((key) => ({
      ...row(
        specificationLabel(key),
        vehicles.map(({ specifications }) => specifications[key]?.toString()),
      ),
      ...(key === 'seatingCapacity' && { as: 'seats' }),
    }))
}

/** What is known of every unit, and what is known of one or more of them. */
export function unitRows(vehicles: readonly Vehicle[]): Row[] {
  const of = (label: string, value: (vehicle: Vehicle) => string | undefined) => row(label, vehicles.map(value))
  return [
    of('Brand', ({ brand }) => seriesName(brand)),
    of('Series', ({ category }) => seriesName(category)),
    of('Condition', ({ isNew }) => (isNew ? 'New' : 'Used')),
    of('Stock', ({ status, inStock }) => statusWords(status) ?? (inStock ? 'In stock' : 'Out of stock')),
    ...[
      of('Model year', ({ year }) => year?.toString()),
      of('Hours', ({ hours }) => (hours === undefined ? undefined : written(hours))),
      of('Miles', ({ miles }) => (miles === undefined ? undefined : written(miles))),
      of('Batteries tested', ({ batteryTested }) => batteryTested && monthOf(batteryTested)),
      of('Warranty left', ({ warrantyLeft }) => warrantyLeft),
      of('Location', ({ place }) => place),
    ].filter(({ values }) => values.some(Boolean)),
  ]
}

/**
 * The features that all carts' lists name in the same words, and the others on the list of each cart. A feature that a list does
 * not name can still be on the cart, in other words or in none, so nothing here says that a cart lacks it.
 */
export function featureLists(vehicles: readonly Vehicle[]): { common: string[]; own: string[][] } {
  const [first, ...others] = vehicles
  const common = (first?.features ?? []).filter(
    (feature) => others.length > 0 && others.every(({ features }) => features.includes(feature)),
  )
  return { common, own: vehicles.map(({ features }) => features.filter((feature) => !common.includes(feature))) }
}
