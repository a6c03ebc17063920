import { townFacts } from './town-facts.ts'
import type { Town } from './towns.ts'

/** The town's name in the footer and in headings: "Archbald Borough". */
export const townTitle = (town: Town): string => `${town.name} ${town.type}`

/** The search text for the town in a maps service. */
export const townAddress = (town: Town): string => `${townTitle(town)}, Lackawanna County, Pennsylvania`

/** The town's location, for the middle of a sentence. */
export const whereabouts = (town: Town): string => {
  const { fromCity } = townFacts(town)
  return fromCity
    ? `, ${Math.round(fromCity.miles)} miles ${fromCity.direction} of ${fromCity.city.name}`
    : ' and the towns around it'
}

export const TOWN_NOT_FOUND = 'Municipality not found'
