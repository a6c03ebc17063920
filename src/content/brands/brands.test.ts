import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findVehicle } from '../../contract/vehicle-lookup.ts'
import { vehicleListSchema } from '../../contract/vehicle-schema.ts'
import { denago } from './denago-brand.ts'
import { evolution } from './evolution-brand.ts'

const root = new URL('../../../', import.meta.url)
const catalogue = JSON.parse(readFileSync(new URL('mock-api/db.json', root), 'utf8')) as { vehicles: unknown }
const vehicles = vehicleListSchema.parse(catalogue.vehicles)

describe.each([denago, evolution])('the brand page of $name', ({ name: brand, lineup, series }) => {
  it('lists no model below the price at which its series starts', () => {
    for (const { name, series: title, listPrice } of lineup) {
      const own = series.find((each) => each.title === title)
      expect(own?.models).toContain(name)
      expect(listPrice, name).toBeGreaterThanOrEqual(own?.startingPrice ?? Number.POSITIVE_INFINITY)
    }
  })

  it('agrees with the units in stock on name, seats, range, speed and drive', () => {
    for (const { name, ref, seats, range, topSpeed, driveType } of lineup) {
      const unit = findVehicle(vehicles, ref)
      if (!unit) continue
      expect(unit.name).toBe(`${brand} ${name}`)
      expect(unit.specifications).toMatchObject({
        seatingCapacity: seats,
        range,
        topSpeed,
        ...(driveType && { driveType }),
      })
    }
  })
})
