import { type CompassDirection, type Coordinates, directionOf, distanceMiles } from '../lib/geo.ts'
import { dealer, type Location } from './dealer.ts'
import { type Town, towns } from './towns.ts'

/** The distance and direction of something: miles in a straight line, unrounded. */
type Bearing = { miles: number; direction: CompassDirection }
export type Neighbor = Bearing & { town: Town }
export type ShowroomDistance = Bearing & { showroom: Location }

export type TownFacts = {
  /** From the city to this town; undefined for the city itself. */
  fromCity: (Bearing & { city: Town }) | undefined
  /** From each open showroom to this town, nearest first. */
  showrooms: ShowroomDistance[]
  /** From this town to the nearest other towns we serve, nearest first. */
  neighbors: Neighbor[]
  /** How many other towns we serve are within {@link CLOSE_MILES}. */
  close: number
  /** The directions in which no other town we serve is farther out. */
  farthest: ('north' | 'east' | 'south' | 'west')[]
}

const NEIGHBORS = 3
export const CLOSE_MILES = 5

const towards = (from: Coordinates, to: Coordinates): Bearing => ({
  miles: distanceMiles(from, to),
  direction: directionOf(from, to),
})
const nearestFirst = (one: Bearing, other: Bearing) => one.miles - other.miles

/** Facts about this one town, computed from the coordinates of `all` towns and of the showrooms. */
export function townFacts(town: Town, all: readonly Town[] = towns): TownFacts {
  const others = all.filter((other) => other.slug !== town.slug)
  const around = others.map((other) => ({ town: other, ...towards(town, other) })).sort(nearestFirst)
  const city = all.find((other) => other.type === 'City')
  const isOutermost = (value: (of: Town) => number) => others.every((other) => value(other) < value(town))
  return {
    fromCity: city && city.slug !== town.slug ? { city, ...towards(city, town) } : undefined,
    showrooms: dealer.locations
      .filter((location) => location.type === 'physical')
      .map((showroom) => ({ showroom, ...towards(showroom.coordinates, town) }))
      .sort(nearestFirst),
    neighbors: around.slice(0, NEIGHBORS),
    close: around.filter((neighbor) => neighbor.miles <= CLOSE_MILES).length,
    farthest: [
      ...(isOutermost((of) => of.latitude) ? ['north' as const] : []),
      ...(isOutermost((of) => of.longitude) ? ['east' as const] : []),
      ...(isOutermost((of) => -of.latitude) ? ['south' as const] : []),
      ...(isOutermost((of) => -of.longitude) ? ['west' as const] : []),
    ],
  }
}
