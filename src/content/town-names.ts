import { townFacts } from './town-facts.ts'
import type { Town } from './towns.ts'

/** "Archbald Borough", as the footer and the headings name a town. */
export const townTitle = (town: Town): string => `${town.name} ${town.type}`

/** The town as a maps service is asked for it. */
export const townPlace = (town: Town): string => `${townTitle(town)}, Lackawanna County, Pennsylvania`

/** For the middle of a sentence: where a town lies. */
export const whereabouts = (town: Town): string => {
  const { fromCity } = townFacts(town)
  return fromCity
    ? `, ${Math.round(fromCity.miles)} miles ${fromCity.direction} of ${fromCity.city.name}`
    : ' and the towns around it'
}

export const TOWN_NOT_FOUND = 'Municipality not found'
