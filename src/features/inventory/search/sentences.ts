import { pictureColor } from '../../../content/picture-colors.ts'
import { specificationLabel } from '../../../contract/specification-labels.ts'
import type { Vehicle } from '../../../contract/vehicle-schema.ts'
import { stockWords } from '../../../lib/status-words.ts'
import { comparable } from '../comparable.ts'
import { numberWord } from './query-terms.ts'

/** A text of a unit that is found as one. `weight` is the score of a hit. A `badge` is always on the card. */
export type Sentence = {
  of: 'name' | 'description' | 'seats' | 'badge' | 'elsewhere'
  text: string
  weight: number
  /** Found as well but not shown: other words for the same, such as the number of seats in words. */
  also?: string
}

const WEIGHTS = { name: 8, series: 5, seats: 5, more: 3, description: 2 }

/** Everything that can be found of a unit, the most important first. */
export function sentencesOf(vehicle: Vehicle): Sentence[] {
  const { name, description, brand, category, isNew, place, year } = vehicle
  const { seats } = comparable(vehicle)
  const { features, specifications, battery, colors, stockNumber } = vehicle
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
    {
      of: 'badge',
      text: isNew ? 'New' : 'Used',
      weight: WEIGHTS.more,
      also: isNew ? '' : 'pre owned secondhand',
    },
    { of: 'badge', text: stockWords(vehicle), weight: WEIGHTS.more },
    ...(colors ? [elsewhere(`Color: ${colors.join(', ')}`, WEIGHTS.more)] : picturedIn(vehicle, elsewhere)),
    ...(battery ? [elsewhere(`Battery: ${battery}`, WEIGHTS.more)] : []),
    ...(stockNumber ? [elsewhere(`Stock number ${stockNumber}`, WEIGHTS.more)] : []),
    ...(place ? [elsewhere(`In ${place}`, WEIGHTS.more)] : []),
    ...(year ? [elsewhere(`Model year ${year}`, WEIGHTS.more)] : []),
    ...features.map((feature) => elsewhere(feature, WEIGHTS.more)),
    ...Object.entries(specifications).flatMap(([key, value]) =>
      key === 'seatingCapacity' ? [] : [elsewhere(`${specificationLabel(key)}: ${value}`, WEIGHTS.more)],
    ),
    { of: 'description', text: description, weight: WEIGHTS.description },
    elsewhere(spaced(brand), WEIGHTS.series),
    elsewhere(spaced(category), WEIGHTS.series),
  ]
}

/** The color of a model's drawing, which is shown for a unit with unknown colors. */
function picturedIn({ images }: Vehicle, elsewhere: (text: string, weight: number) => Sentence): Sentence[] {
  const color = images[0] && pictureColor(images[0])
  return color ? [elsewhere(`Pictured in ${color}`, WEIGHTS.more)] : []
}

/** Turns "d5-maverick" into words. */
const spaced = (key: string) => key.replace(/[-_]+/g, ' ')
