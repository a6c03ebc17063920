import { specificationLabel } from '../../contract/specification-labels.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { seriesName } from '../../lib/series-name.ts'

/** One line of the comparison: a value for each cart in turn, undefined where none is stated. */
export type Row = {
  label: string
  values: readonly (string | undefined)[]
  /** False when all carts have the same. */
  differs: boolean
  /** How a value is drawn when not as text. */
  as?: 'seats' | 'has' | 'link-to-rate'
}
export type Group = { title: string; rows: readonly Row[] }

/** What a value is when a cart has a feature. */
export const HAS = 'yes'

const row = (label: string, values: readonly (string | undefined)[], as?: Row['as']): Row => ({
  label,
  values,
  differs: new Set(values).size > 1,
  ...(as && { as }),
})

/** What carts are compared by, beside their prices. Features that more of them have come first. */
export function compareGroups(vehicles: readonly Vehicle[]): Group[] {
  const of = (value: (vehicle: Vehicle) => string | undefined) => vehicles.map(value)
  const keys = [...new Set(vehicles.flatMap(({ specifications }) => Object.keys(specifications)))]
  const features = [...new Set(vehicles.flatMap((vehicle) => vehicle.features))]
  const having = (feature: string) => vehicles.filter((vehicle) => vehicle.features.includes(feature)).length
  const groups: Group[] = [
    {
      title: 'Seats and driving',
      rows: [...keys]
        .sort((one, other) => Number(other === 'seatingCapacity') - Number(one === 'seatingCapacity'))
        .map((key) =>
          row(
            specificationLabel(key),
            of(({ specifications }) => specifications[key]?.toString()),
            key === 'seatingCapacity' ? 'seats' : undefined,
          ),
        ),
    },
    {
      title: 'Features',
      rows: [...features]
        .sort((one, other) => having(other) - having(one))
        .map((feature) =>
          row(
            feature,
            of((vehicle) => (vehicle.features.includes(feature) ? HAS : undefined)),
            'has',
          ),
        ),
    },
    {
      title: 'The unit',
      rows: [
        row(
          'Brand',
          of(({ brand }) => seriesName(brand)),
        ),
        row(
          'Series',
          of(({ category }) => seriesName(category)),
        ),
        row(
          'Condition',
          of(({ isNew }) => (isNew ? 'New' : 'Used')),
        ),
        row(
          'Stock',
          of(({ inStock }) => (inStock ? 'In stock' : 'Out of stock')),
        ),
      ],
    },
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}
