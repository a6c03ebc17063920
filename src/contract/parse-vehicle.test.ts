import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseVehicle, parseVehicleList } from './parse-vehicle.ts'
import { vehicleSchema } from './vehicle.ts'
import { vehicleSummaryListSchema } from './vehicle-summary.ts'

const whole = {
  id: 'denago-nomad',
  name: 'Denago Nomad',
  description: 'Light and simple to park.',
  price: 8495,
  brand: 'denago',
  category: 'nomad',
  images: ['/images/carts/denago-nomad/front-960.webp'],
  inStock: true,
  isNew: false,
  features: ['A belt at every seat'],
  specifications: { seatingCapacity: 4, range: '40–60 miles', topSpeed: '25 mph' },
  externalUrl: 'https://denago.example.com/nomad',
}

/** A vehicle with some fields replaced by anything, left out, or added. */
const damaged = fc
  .record({
    changes: fc.dictionary(
      fc.constantFrom(...Object.keys(whole), 'samplePrice', 'colour'),
      fc.oneof(
        fc.anything(),
        fc.constantFrom(
          '',
          0,
          -1,
          Number.NaN,
          Number.POSITIVE_INFINITY,
          'ftp://a.b',
          'https://a.b/c',
          'javascript:x',
          [],
          {},
          true,
        ),
        fc.constantFrom(
          { seatingCapacity: '4' },
          { range: 5 },
          { topSpeed: null },
          { payload: '900 lb' },
          { payload: {} },
        ),
      ),
      { maxKeys: 2 },
    ),
    missing: fc.subarray(Object.keys(whole), { maxLength: 2 }),
  })
  .map(({ changes, missing }) =>
    Object.fromEntries(Object.entries({ ...whole, ...changes }).filter(([key]) => !missing.includes(key))),
  )

describe('the short forms of the vehicle schemas', () => {
  test('take what the detail schema takes and refuse what it refuses', () => {
    fc.assert(
      fc.property(fc.oneof(damaged, fc.anything()), (value) => {
        const expected = vehicleSchema.safeParse(value)
        expect(parseVehicle(value)).toEqual(expected.data)
      }),
      { numRuns: 2000 },
    )
  })

  test('take what the list schema takes and refuse what it refuses', () => {
    fc.assert(
      fc.property(fc.oneof(fc.array(damaged, { maxLength: 3 }), fc.anything()), (value) => {
        const expected = vehicleSummaryListSchema.safeParse(value)
        expect(parseVehicleList(value)).toEqual(expected.data)
      }),
      { numRuns: 2000 },
    )
  })

  test('the property reaches both outcomes', () => {
    const outcomes = fc.sample(damaged, 300).map((value) => vehicleSchema.safeParse(value).success)
    expect(new Set(outcomes)).toEqual(new Set([true, false]))
  })
})
