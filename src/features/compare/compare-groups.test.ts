import { expect, it } from 'vitest'
import database from '../../../mock-api/db.json' with { type: 'json' }
import { fc } from '../../../tests/properties.ts'
import { vehicleListSchema } from '../../contract/vehicle-schema.ts'
import { compareGroups, HAS } from './compare-groups.ts'

const catalogue = vehicleListSchema.parse(database.vehicles)
const named = (name: string) => {
  const vehicle = catalogue.find((each) => each.name === name)
  if (!vehicle) throw new Error(`There is no ${name}`)
  return vehicle
}
const rowsOf = (names: readonly string[]) => compareGroups(names.map(named)).flatMap(({ rows }) => rows)

it('marks what differs, and nothing else', () => {
  const rows = rowsOf(['Denago Rover XL', 'Denago Rover XXL'])
  const row = (label: string) => rows.find((each) => each.label === label)
  expect(row('Seats')).toMatchObject({ values: ['6', '8'], differs: true })
  expect(row('Range')).toMatchObject({ values: ['40–60 miles', '40–60 miles'], differs: false })
  expect(row('Lifted stance on all-terrain tires')).toMatchObject({ values: [HAS, HAS], differs: false })
  expect(row('Rear step with a grab bar')).toMatchObject({ values: [undefined, HAS], differs: true })
})

it('states no figure that a cart does not have', () => {
  const drive = rowsOf(['Denago Rover XL', 'Evolution D5 Ranger 6']).find(({ label }) => label === 'Drive')
  expect(drive).toMatchObject({ values: ['Rear-wheel', undefined], differs: true })
})

it('has every specification and every feature of every cart, once, under its own cart', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...catalogue), { minLength: 1, maxLength: 4 }), (vehicles) => {
      const rows = compareGroups(vehicles).flatMap(({ rows }) => rows)
      expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length)
      for (const [column, { features, specifications }] of vehicles.entries()) {
        const own = rows.filter(({ as, values }) => as === 'has' && values[column] === HAS).map(({ label }) => label)
        expect(own.sort()).toEqual([...features].sort())
        const stated = rows.flatMap(({ values }) => values[column] ?? [])
        for (const value of Object.values(specifications)) expect(stated).toContain(String(value))
      }
    }),
  )
})
