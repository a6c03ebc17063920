import { counted } from '../lib/unit-line.ts'
import { CLOSE_MILES, townFacts } from './town-facts.ts'
import { type Town, towns } from './towns.ts'

const whole = (miles: number) => counted(Math.round(miles), 'mile')

/** Two sentences about the town's location, in plain words. Distances are in a straight line. */
export function townIntroduction(town: Town, all: readonly Town[] = towns): string[] {
  const { fromCity, showrooms, close, farthest } = townFacts(town, all)
  const kind = town.type.toLowerCase()
  const edge = farthest.length ? `, the farthest ${farthest.join(' and ')} of the ${all.length} we serve` : ''
  const [nearest] = showrooms
  const sentences = [
    fromCity
      ? `${town.name} is a ${kind} about ${whole(fromCity.miles)} ${fromCity.direction} of ${fromCity.city.name}${edge}.`
      : `${town.name} is right in the middle of where we deliver, with ${close} of our ${all.length} towns within ${CLOSE_MILES} miles${edge}.`,
  ]
  if (nearest) sentences.push(`Our ${nearest.showroom.city} showroom is about ${whole(nearest.miles)} away.`)
  return sentences
}
