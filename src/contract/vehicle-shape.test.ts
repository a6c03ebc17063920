import { describe, expect, test } from 'vitest'
import { catalogue } from '../../tests/fixtures/catalogue.ts'
import { fc } from '../../tests/properties.ts'
import { vehicleSchema } from './vehicle-schema.ts'
import { asVehicle, asVehicles } from './vehicle-shape.ts'

const [cart] = catalogue
if (!cart) throw new Error('The catalogue of the tests is empty')

const REQUIRED = ['id', 'name', 'description', 'brand', 'category', 'images', 'features', 'specifications'] as const

/** A cart with some fields replaced by anything, left out, or added. */
const changed = fc
  .dictionary(fc.constantFrom(...REQUIRED, 'price', 'year', 'colors', 'colour'), fc.anything(), { maxKeys: 2 })
  .map((changes) => ({ ...cart, ...changes }))

describe('the shape of a vehicle', () => {
  test('every vehicle that follows the schema has it, as the API sends it', () => {
    fc.assert(
      fc.property(changed, (value) => {
        fc.pre(vehicleSchema.safeParse(value).success)
        expect(asVehicle(value)).toBe(value)
      }),
    )
    const sent: unknown = JSON.parse(JSON.stringify(catalogue))
    expect(asVehicles(sent)).toBe(sent)
  })

  test.each(REQUIRED)('no vehicle is without %s, or has something else there', (field) => {
    for (const wrong of [undefined, null, 5, true]) expect(asVehicle({ ...cart, [field]: wrong })).toBeUndefined()
  })

  test.each([undefined, null, 'a page of HTML', 7, [], {}])('%j is no vehicle', (value) => {
    expect(asVehicle(value)).toBeUndefined()
  })

  test('one value that is no vehicle makes a list invalid, so that nobody takes the rest for the inventory', () => {
    expect(asVehicles([cart, { ...cart, id: undefined }])).toBeUndefined()
    expect(asVehicles([cart, cart])).toHaveLength(2)
    expect(asVehicles({ vehicles: [cart] })).toBeUndefined()
  })
})
