import { bearing, type Coordinates } from '../lib/geo.ts'
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

/** Longitude and latitude of the county's corners (Census 2017, county 42069, through `us-atlas`). */
const CORNERS =
  '-75.8331,41.4272 -75.7721,41.5037 -75.8008,41.5234 -75.7757,41.5741 -75.7182,41.6420' +
  ' -75.4634,41.6420 -75.4419,41.2588 -75.5065,41.2322 -75.5424,41.2236 -75.5998,41.1618' +
  ' -75.6429,41.1764 -75.6536,41.2580 -75.6788,41.2649 -75.6859,41.3396 -75.7398,41.3482 -75.8295,41.3946'

export const countyBorder: readonly Coordinates[] = CORNERS.split(' ').map((corner) => {
  const [longitude = 0, latitude = 0] = corner.split(',').map(Number)
  return { longitude, latitude }
})
