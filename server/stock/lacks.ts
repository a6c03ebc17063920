import type { Vehicle } from '../../src/contract/vehicle-schema.ts'
import { missingFor } from '../../src/seo/vehicle-feeds.ts'

/** What customers and other sites want to know about every cart, and about a used one. */
const ASKED: readonly [name: string, isThere: (vehicle: Vehicle) => boolean][] = [
  ['make', ({ brand }) => brand !== ''],
  ['category', ({ category }) => category !== ''],
  ['price', ({ price }) => price !== undefined],
  ['photo or illustration', ({ images }) => images.length > 0],
  ['stock number', ({ stockNumber }) => stockNumber !== undefined],
  ['serial number or VIN', ({ serial }) => serial !== undefined],
  ['model year', ({ year }) => year !== undefined],
  ['condition', ({ condition }) => condition !== undefined],
  ['location', ({ place }) => place !== undefined],
  ['description', ({ description }) => description !== ''],
  ['hours or miles', ({ condition, hours, miles }) => condition !== 'used' || (hours ?? miles) !== undefined],
  ['battery test date', ({ condition, batteryTested }) => condition !== 'used' || batteryTested !== undefined],
]

/** Names what a unit lacks. */
export const lacksOf = (vehicle: Vehicle): string[] =>
  ASKED.filter(([, isThere]) => !isThere(vehicle)).map(([name]) => name)

const FEEDS = [
  ['Google', 'google'],
  ['Meta', 'meta'],
] as const

/** Why a unit is missing from each feed for advertisements. */
export const feedLacks = (vehicle: Vehicle) =>
  FEEDS.flatMap(([name, feed]) => {
    const things = missingFor(vehicle, feed)
    return things.length > 0 ? [{ name, feed, things }] : []
  })

/** Says how many units each feed has, one sentence per feed. */
export const feedCounts = (vehicles: readonly Vehicle[]): string =>
  FEEDS.map(([name, feed]) => {
    const taken = vehicles.filter((vehicle) => missingFor(vehicle, feed).length === 0)
    return `The feed for ${name} has ${taken.length} of ${vehicles.length} carts.`
  }).join(' ')
