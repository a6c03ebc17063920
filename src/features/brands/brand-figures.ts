import type { Brand } from '../../content/schema/brand.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { dollars } from '../../lib/money.ts'
import type { Fact } from '../../ui/facts.tsx'

/** The available numbers of seats: "4", "4 or 6", "2–8". */
function seatsLabel(seats: readonly number[]): string {
  const choices = [...new Set(seats)].sort((one, other) => one - other)
  return choices.length > 2 ? `${choices[0]}–${choices.at(-1)}` : choices.join(' or ')
}

/** The figures of a brand, computed from the models on its page and, for the seats, from the units we have. */
export function brandFacts({ lineup, series }: Brand, units: readonly Vehicle[]): Fact[] {
  const seats = [...lineup.map((model) => model.seats), ...units.map((unit) => unit.specifications.seatingCapacity)]
  const [range = '', unit = ''] = (lineup[0]?.range ?? '').split(' ')
  const [speed = '', speedUnit = ''] = (lineup[0]?.topSpeed ?? '').split(' ')
  return [
    { label: 'Seats', value: seatsLabel(seats.filter((count) => count !== undefined)) },
    { label: 'Range', value: range, unit: unit === 'miles' ? 'mi' : unit },
    { label: 'Top speed', value: speed, unit: speedUnit },
    { label: 'Prices from', value: dollars(Math.min(...series.map((each) => each.startingPrice))) },
  ]
}
