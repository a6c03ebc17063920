import { bearing } from '../lib/geo.ts'
import { dealer } from './dealer.ts'
import { townFacts } from './town-facts.ts'
import { type Town, towns } from './towns.ts'

/** The town in the middle of the service area. */
export const centralTown = towns.find((town) => town.type === 'City') as Town

/** What the maps service is asked for. */
export const mapPlace = (town: Town): string => `${town.name}, ${dealer.serviceArea}`

/** The showrooms, which lie outside the county on our map: how far they are in a straight line from a town, and where. */
export const showroomsBeyond = (town: Town): { words: string; bearing: number }[] =>
  townFacts(town).showrooms.map(({ showroom, miles }) => ({
    words: `${showroom.name}, about ${Math.round(miles)} miles`,
    bearing: bearing(town, showroom.coordinates),
  }))
