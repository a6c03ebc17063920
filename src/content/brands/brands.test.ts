import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findVehicle } from '../../contract/vehicle-lookup.ts'
import { vehicleListSchema } from '../../contract/vehicle-schema.ts'
import { brandSchema } from '../schema/brand.ts'
import { denago } from './denago-brand.ts'
import { evolution } from './evolution-brand.ts'

const root = new URL('../../../', import.meta.url)
const catalogue = JSON.parse(readFileSync(new URL('mock-api/db.json', root), 'utf8')) as { vehicles: unknown }
const vehicles = vehicleListSchema.parse(catalogue.vehicles)
const brands = [denago, evolution]

/** The lineups as specified: list price, seats, range, drive. The top speed is 25 mph throughout. */
const lineups: [brand: string, model: string, listPrice: number, seats: number, range: string, drive?: string][] = [
  ['Denago', 'EV City', 15_000, 2, '40–60 miles', 'Rear-wheel'],
  ['Denago', 'Nomad', 8_495, 4, '40–60 miles', 'Rear-wheel'],
  ['Denago', 'Nomad XL', 8_495, 4, '40–60 miles', 'Rear-wheel'],
  ['Denago', 'Rover XL', 9_995, 6, '40–60 miles', 'Rear-wheel'],
  ['Denago', 'Rover XL6', 11_995, 6, '40–60 miles', 'Rear-wheel'],
  ['Denago', 'Rover XXL', 11_995, 8, '40–60 miles', 'Rear-wheel'],
  ['Evolution', 'D5 Ranger 4', 9_595, 4, '35–50 miles'],
  ['Evolution', 'D5 Maverick 4 Plus', 11_595, 4, '35–50 miles'],
  ['Evolution', 'Classic 4 Plus', 9_995, 4, '35–50 miles'],
  ['Evolution', 'Forester 4', 6_995, 4, '35–50 miles'],
  ['Evolution', 'Carrier 6 Plus', 9_595, 6, '35–50 miles'],
  ['Evolution', 'D6 Max XT4', 15_595, 4, '35–50 miles'],
]

describe('the brand pages', () => {
  it('follow their schema, with pictures that exist', () => {
    for (const brand of brands) {
      brandSchema.parse(brand)
      const pictures = [...brand.series, ...brand.lineup].map((item) => item.picture)
      expect(pictures.filter((picture) => !existsSync(new URL(`public${picture}`, root)))).toEqual([])
    }
  })

  it('list six models each, in the order of the given prices', () => {
    const shown = brands.flatMap((brand) =>
      brand.lineup.map(({ name, listPrice, seats, range, driveType }) =>
        [brand.name, name, listPrice, seats, range, driveType].filter((value) => value !== undefined),
      ),
    )
    expect(shown).toEqual(lineups)
    expect(new Set(brands.flatMap((brand) => brand.lineup.map((model) => model.topSpeed)))).toEqual(new Set(['25 mph']))
  })

  it.each([
    ['Denago', { 'EV City': 15_000, Nomad: 8_495, Rover: 9_995 }],
    [
      'Evolution',
      {
        'D5 Ranger': 7_695,
        'D5 Maverick': 7_995,
        Classic: 6_695,
        Carrier: 9_595,
        Forester: 6_995,
        Turfman: 6_795,
        'D6 Max': 13_595,
      },
    ],
  ])('start the series of %s at the given prices, and no model is listed below them', (name, starting) => {
    const brand = brands.find((each) => each.name === name)
    expect(Object.fromEntries(brand?.series.map((series) => [series.title, series.startingPrice]) ?? [])).toEqual(
      starting,
    )
    for (const model of brand?.lineup ?? []) {
      const series = brand?.series.find((each) => each.title === model.series)
      expect(series?.models).toContain(model.name)
      expect(model.listPrice).toBeGreaterThanOrEqual(series?.startingPrice ?? Number.POSITIVE_INFINITY)
    }
  })

  it.each(brands.flatMap((brand) => brand.lineup.map((model) => [model.ref, `${brand.name} ${model.name}`])))(
    'the reference %s opens the %s',
    (ref, name) => {
      expect(findVehicle(vehicles, ref)?.name).toBe(name)
    },
  )

  it('agree with the catalogue on seats, range, speed and drive', () => {
    for (const model of brands.flatMap((brand) => brand.lineup)) {
      const { seats, range, topSpeed, driveType } = model
      const specifications = { seatingCapacity: seats, range, topSpeed, ...(driveType && { driveType }) }
      expect(findVehicle(vehicles, model.ref)?.specifications).toEqual(specifications)
    }
  })

  it('name every unit of the catalogue in its series', () => {
    const named = brands.flatMap((brand) =>
      brand.series.flatMap((s) => s.models.map((model) => `${brand.name} ${model}`)),
    )
    expect(vehicles.map((vehicle) => vehicle.name).filter((name) => !named.includes(name))).toEqual([])
  })

  it('name only models that the catalogue has: no other name has a source', () => {
    const named = brands.flatMap(({ name, series }) =>
      series.flatMap(({ models }) => models.map((model) => `${name} ${model}`)),
    )
    expect(named.filter((model) => !vehicles.some((vehicle) => vehicle.name === model))).toEqual([])
  })
})
