import { specificationLabel } from '../../../contract/specification-labels.ts'
import type { VehicleSummary } from '../../../contract/vehicle-summary.ts'
import { comparable } from '../comparable.ts'
import { numberWord } from './query-terms.ts'

/** What the list does not carry of a unit, by its id; empty while it is not known. */
export type MoreWords = ReadonlyMap<
  string,
  { features: readonly string[]; specifications: Readonly<Record<string, string | number>> }
>

/** Words of a unit that are found together. `weight` is what a hit in them counts. */
export type Sentence = {
  of: 'name' | 'description' | 'seats' | 'elsewhere'
  text: string
  weight: number
  /** Found as well, and not shown: the number of seats in words. */
  also?: string
}

const WEIGHTS = { name: 8, series: 5, seats: 5, more: 3, description: 2 }

/** All that can be found of a unit, the most telling first. */
export function sentencesOf(vehicle: VehicleSummary, more: MoreWords): Sentence[] {
  const { name, description, brand, category } = vehicle
  const { seats } = comparable(vehicle)
  const { features = [], specifications = {} } = more.get(vehicle.id) ?? {}
  const elsewhere = (text: string, weight: number): Sentence => ({ of: 'elsewhere', text, weight })
  return [
    { of: 'name', text: name, weight: WEIGHTS.name },
    ...(seats === undefined
      ? []
      : [
          {
            of: 'seats' as const,
            text: `${seats} seats`,
            weight: WEIGHTS.seats,
            also: `${numberWord(seats) ?? ''} seat seater passenger passengers`,
          },
        ]),
    ...features.map((feature) => elsewhere(feature, WEIGHTS.more)),
    ...Object.entries(specifications).flatMap(([key, value]) =>
      key === 'seatingCapacity' ? [] : [elsewhere(`${specificationLabel(key)}: ${value}`, WEIGHTS.more)],
    ),
    { of: 'description', text: description, weight: WEIGHTS.description },
    elsewhere(spaced(brand), WEIGHTS.series),
    elsewhere(spaced(category), WEIGHTS.series),
  ]
}

/** "d5-maverick" in words. */
const spaced = (key: string) => key.replace(/[-_]+/g, ' ')
