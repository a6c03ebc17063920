import { specificationLabel } from '../../contract/specification-labels.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { unitRows as rowsOf } from '../../lib/unit-facts.ts'

/** One line of the comparison, with a value for each cart; undefined where none is stated. */
export type Row = {
  label: string
  values: readonly (string | undefined)[]
  /** Whether two stated values differ. A missing value counts as equal. */
  differs: boolean
  /** Notes below the values, one for each cart. */
  notes?: readonly (string | undefined)[]
  /** How to draw a value that is not plain text. */
  as?: 'seats' | 'link-to-terms'
}

export const row = (label: string, values: readonly (string | undefined)[]): Row => ({
  label,
  values,
  differs: new Set(values.filter((value) => value !== undefined)).size > 1,
})

/** How a row looks among the carts of some columns. */
export function among({ values }: Row, columns: readonly number[]): 'not-stated' | 'same' | 'differs' {
  const stated = new Set(columns.flatMap((column) => values[column] ?? []))
  if (stated.size === 0) return 'not-stated'
  return stated.size === 1 ? 'same' : 'differs'
}

/** The specifications that at least one cart states, seats first. */
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

const COMPARED = [
  'Brand',
  'Series',
  'Condition',
  'Availability',
  'Model year',
  'Hours',
  'Miles',
  'Batteries tested',
  'Warranty left',
  'Location',
]

/** Two carts differ in these as a rule, so that a mark there says nothing. */
const UNMARKED = ['Brand', 'Series']

/** The facts that are known about at least one of the units. */
export function unitRows(vehicles: readonly Vehicle[]): Row[] {
  const known = vehicles.map((vehicle) => new Map(rowsOf(vehicle).map(({ label, value }) => [label, value])))
  return COMPARED.map((label) => {
    const facts = row(
      label,
      known.map((values) => values.get(label)),
    )
    return UNMARKED.includes(label) ? { ...facts, differs: false } : facts
  }).filter(({ values }) => values.some(Boolean))
}

/**
 * The features that all carts list in the same words, and the other features of each cart. A cart may have a feature
 * that its list does not name, or names in other words, so nothing here says that a cart lacks one.
 */
export function featureLists(vehicles: readonly Vehicle[]): { common: string[]; own: string[][] } {
  const [first, ...others] = vehicles
  const common = (first?.features ?? []).filter(
    (feature) => others.length > 0 && others.every(({ features }) => features.includes(feature)),
  )
  return { common, own: vehicles.map(({ features }) => features.filter((feature) => !common.includes(feature))) }
}
