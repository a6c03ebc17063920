import type { Vehicle } from '../../src/contract/vehicle-schema.ts'

/** What customers and other sites ask of every cart, and of a used one. */
const ASKED: readonly [name: string, isThere: (vehicle: Vehicle) => boolean][] = [
  ['price', ({ price }) => price !== undefined],
  ['picture', ({ images }) => images.length > 0],
  ['stock number', ({ stockNumber }) => stockNumber !== undefined],
  ['serial', ({ serial }) => serial !== undefined],
  ['year', ({ year }) => year !== undefined],
  ['condition', ({ condition }) => condition !== undefined],
  ['status', ({ status }) => status !== undefined],
  ['place', ({ place }) => place !== undefined],
  ['description', ({ description }) => description !== ''],
  ['hours or miles', ({ condition, hours, miles }) => condition !== 'used' || (hours ?? miles) !== undefined],
  ['day of the battery test', ({ condition, batteryTested }) => condition !== 'used' || batteryTested !== undefined],
]

/** What a unit lacks, for a person. */
export const lacksOf = (vehicle: Vehicle): string[] =>
  ASKED.filter(([, isThere]) => !isThere(vehicle)).map(([name]) => name)
