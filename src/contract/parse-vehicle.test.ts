import { describe, expect, test } from 'vitest'
import { fc } from '../../tests/properties.ts'
import { parseVehicle, parseVehicleList } from './parse-vehicle.ts'
import { SPECIFICATION_LABELS } from './specification-labels.ts'
import { type Vehicle, vehicleListSchema, vehicleSchema } from './vehicle-schema.ts'

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
  condition: 'used',
  status: 'held',
  statusSince: '2026-11-20',
  year: 2025,
  stockNumber: 'N-104',
  serial: '4YDT123',
  place: 'Hatfield',
  hours: 41,
  miles: 120.5,
  battery: 'Lithium, 105 Ah',
  batteryMade: '2024',
  batteryTested: '2026-05',
  warrantyLeft: '14 months',
  colors: ['white', 'sand'],
  formerPrice: 8995,
}

/** Specifications as a dealer might write them: known keys and others, with text, numbers and what is neither. */
const specifications = fc.dictionary(
  fc.oneof(fc.constantFrom(...Object.keys(SPECIFICATION_LABELS), 'toString', 'colour'), fc.string()),
  fc.oneof(fc.constantFrom('4', '25 mph', 4, 0, 900, null, undefined, true), fc.string(), fc.double()),
  { maxKeys: 3 },
)

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
        specifications,
      ),
      { maxKeys: 2 },
    ),
    missing: fc.subarray(Object.keys(whole), { maxLength: 2 }),
  })
  .map(({ changes, missing }) =>
    Object.fromEntries(Object.entries({ ...whole, ...changes }).filter(([key]) => !missing.includes(key))),
  )

/** A vehicle that every catalogue may hold. */
const acceptable = fc
  .record({
    id: fc.stringMatching(/^[a-z0-9-]{1,40}$/),
    price: fc.integer({ min: 100, max: 1e9 }),
    inStock: fc.boolean(),
    features: fc.array(fc.string()),
    specifications: fc.dictionary(
      fc.oneof(
        fc.constantFrom('range', 'topSpeed', 'payload', 'colour'),
        fc.string().filter((key) => key !== 'seatingCapacity'),
      ),
      fc.string(),
    ),
    seatingCapacity: fc.integer({ min: 1, max: 12 }),
  })
  .map(({ seatingCapacity, specifications, ...changes }) => ({
    ...whole,
    ...changes,
    specifications: { ...specifications, seatingCapacity },
  }))

/** The list and the detail page take what the catalogue took, as the API sends it and as a page built from it keeps it. */
function expectReadable(units: Vehicle[]) {
  const sent: unknown[] = JSON.parse(JSON.stringify(units))
  expect(parseVehicleList(sent)).toHaveLength(units.length)
  expect(sent.map(parseVehicle)).toEqual(sent)
}

describe('the short form of the vehicle schema', () => {
  test('takes what the schema takes, and refuses what it refuses', () => {
    fc.assert(
      fc.property(fc.oneof(damaged, fc.anything()), (value) => {
        const expected = vehicleSchema.safeParse(value)
        expect(parseVehicle(value)).toEqual(expected.data)
      }),
      { numRuns: 2000 },
    )
  })

  test('takes the lists that the schema takes, and refuses what it refuses', () => {
    fc.assert(
      fc.property(fc.oneof(fc.array(damaged, { maxLength: 3 }), fc.anything()), (value) => {
        const expected = vehicleListSchema.safeParse(value)
        expect(parseVehicleList(value)).toEqual(expected.data)
      }),
      { numRuns: 2000 },
    )
  })

  test('reads every unit that a catalogue may hold, in the list and by itself', () => {
    const specified = fc.record({ changed: damaged, specifications }).map(({ changed, specifications }) => ({
      ...changed,
      specifications,
    }))
    fc.assert(
      fc.property(fc.array(fc.oneof(damaged, specified), { minLength: 1, maxLength: 3 }), (vehicles) => {
        const catalogue = vehicleListSchema.safeParse(vehicles)
        if (catalogue.success) expectReadable(catalogue.data)
      }),
      { numRuns: 2000 },
    )
    fc.assert(
      fc.property(fc.array(acceptable, { minLength: 1, maxLength: 3 }), (vehicles) =>
        expectReadable(vehicleListSchema.parse(vehicles)),
      ),
      { numRuns: 500 },
    )
  })

  test.each([
    ['seatingCapacity', '4', 4],
    ['range', 40, '40 miles'],
    ['payload', 900, '900 lb'],
  ])('%s is not %j but %j: the catalogue, the list and the page agree', (key, wrong, right) => {
    const withValue = (value: unknown) => ({ ...whole, specifications: { [key]: value } })
    expect(vehicleSchema.safeParse(withValue(wrong)).success).toBe(false)
    expect(parseVehicle(withValue(wrong))).toBeUndefined()
    expect(parseVehicle(withValue(right))?.specifications).toEqual({ [key]: right })
    expect(parseVehicleList([withValue(right)])).toHaveLength(1)
  })

  test.each([0, 0.01, 99])('a price of %d counts as no price', (price) => {
    for (const parsed of [
      parseVehicle({ ...whole, price }),
      parseVehicleList([{ ...whole, price }])?.[0],
      vehicleSchema.parse({ ...whole, price }),
    ]) {
      expect(parsed?.id).toBe(whole.id)
      expect(parsed?.price).toBeUndefined()
    }
  })

  test('one invalid unit makes a list invalid, so that nobody takes the rest for the inventory', () => {
    expect(parseVehicleList([whole, { ...whole, id: '' }])).toBeUndefined()
    expect(parseVehicleList([whole, whole])).toHaveLength(2)
  })

  test('the property reaches both outcomes', () => {
    const outcomes = fc.sample(damaged, 300).map((value) => vehicleSchema.safeParse(value).success)
    expect(new Set(outcomes)).toEqual(new Set([true, false]))
  })
})
