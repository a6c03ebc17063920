import { bearing } from '../lib/geo.ts'
import { dealer } from './dealer.ts'
import { townFacts } from './town-facts.ts'
import { type Town, towns } from './towns.ts'

/** The town in the middle of the service area. */
export const centralTown = towns.find((town) => town.type === 'City') as Town

/** The search text for a maps service. */
export const mapAddress = (town: Town): string => `${town.name}, ${dealer.serviceArea}`

/**
 * The showrooms, which are off our map of the county: their distance in a straight line from a town, and their
 * direction.
 */
export const showroomsBeyond = (town: Town): { words: string; bearing: number }[] =>
  townFacts(town).showrooms.map(({ showroom, miles }) => ({
    words: `${showroom.name}, about ${Math.round(miles)} miles`,
    bearing: bearing(town, showroom.coordinates),
  }))
