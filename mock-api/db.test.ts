import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { featuredRefs } from '../src/content/home-page.ts'
import { findVehicle } from '../src/contract/vehicle-lookup.ts'
import { vehicleListSchema } from '../src/contract/vehicle-schema.ts'

const read = (path: string) => new URL(path, import.meta.url)
const db = JSON.parse(readFileSync(read('db.json'), 'utf8')) as { vehicles: unknown; inquiries: unknown }
const vehicles = vehicleListSchema.parse(db.vehicles)

/** The unit whose id is a fixed hash; every other id is the slug of the name. */
const MAVERICK = '64f1c0ffee5a11ab1e0d5a4b'

/** The catalogue as specified; `undefined` where the price is a sample of ours. */
const units: [id: string, name: string, price: number | undefined, category: string, seats: number][] = [
  ['denago-ev-city', 'Denago EV City', 11_995, 'city', 2],
  ['denago-nomad', 'Denago Nomad', 8_495, 'nomad', 4],
  ['denago-nomad-xl', 'Denago Nomad XL', 8_495, 'nomad', 4],
  ['denago-rover-xl', 'Denago Rover XL', 9_995, 'rover', 6],
  ['denago-rover-xl6', 'Denago Rover XL6', 11_995, 'rover', 6],
  ['denago-rover-xxl', 'Denago Rover XXL', 11_995, 'rover', 8],
  [MAVERICK, 'Evolution D5 Maverick 4 Plus', 12_995, 'd5-maverick', 4],
  ['evolution-d6-max-xt4', 'Evolution D6 Max XT4', 16_995, 'd6-max', 4],
  ['evolution-d5-ranger-4', 'Evolution D5 Ranger 4', 9_595, 'd5-ranger', 4],
  ['evolution-classic-4-plus', 'Evolution Classic 4 Plus', 9_995, 'classic', 4],
  ['evolution-forester-4', 'Evolution Forester 4', 6_995, 'forester', 4],
  ['evolution-carrier-6-plus', 'Evolution Carrier 6 Plus', 9_595, 'carrier', 6],
  ['evolution-classic-2', 'Evolution Classic 2', 6_695, 'classic', 2],
  ['evolution-turfman-200', 'Evolution Turfman 200', 6_795, 'turfman', 2],
  ['evolution-d5-ranger-2-plus-2', 'Evolution D5 Ranger 2+2', 7_695, 'd5-ranger', 4],
  ['evolution-d5-maverick-2-plus-2', 'Evolution D5 Maverick 2+2', 7_995, 'd5-maverick', 4],
  ['evolution-forester-6-plus', 'Evolution Forester 6 Plus', undefined, 'forester', 6],
  ['evolution-d6-max-xt6', 'Evolution D6 Max XT6', undefined, 'd6-max', 6],
  ['evolution-turfman-1000', 'Evolution Turfman 1000', undefined, 'turfman', 2],
  ['evolution-d5-ranger-6', 'Evolution D5 Ranger 6', undefined, 'd5-ranger', 6],
]

describe('the units of the catalogue', () => {
  it('are exactly the specified ones, and no inquiry is waiting', () => {
    expect(vehicles.map((vehicle) => vehicle.id).toSorted()).toEqual(units.map(([id]) => id).toSorted())
    expect(db.inquiries).toEqual([])
  })

  it.each(units)('%s is the %s with its price, category and seats', (id, name, price, category, seats) => {
    const unit = vehicles.find((vehicle) => vehicle.id === id)
    expect(unit).toMatchObject({ name, category, specifications: { seatingCapacity: seats } })
    expect(unit?.brand).toBe(name.split(' ')[0]?.toLowerCase())
    if (price) expect([unit?.price, unit?.samplePrice]).toEqual([price, undefined])
    else expect([typeof unit?.price, unit?.samplePrice]).toEqual(['number', true])
  })

  it('list only specifications that have a source', () => {
    for (const { brand, specifications } of vehicles) {
      const { seatingCapacity, ...others } = specifications
      expect(seatingCapacity).toBeTypeOf('number')
      expect(others).toEqual(
        brand === 'denago'
          ? { range: '40–60 miles', topSpeed: '25 mph', driveType: 'Rear-wheel' }
          : { range: '35–50 miles', topSpeed: '25 mph' },
      )
    }
  })

  it('describe themselves in a sentence that fits a card, without a promise about roads', () => {
    for (const { description, features } of vehicles) {
      expect(description.length, description).toBeLessThanOrEqual(85)
      expect(features.length).toBeGreaterThanOrEqual(4)
      expect([description, ...features].join(' ')).not.toMatch(/street|legal|\d/i)
    }
  })

  it('show every state: out of stock, not new, without a link of the maker, without a picture', () => {
    expect(vehicles.filter((vehicle) => !vehicle.inStock).map((vehicle) => vehicle.id)).toEqual([
      'evolution-classic-4-plus',
    ])
    expect(vehicles.filter((vehicle) => !vehicle.isNew).length).toBeGreaterThanOrEqual(3)
    expect(vehicles.filter((vehicle) => !vehicle.externalUrl).length).toBeGreaterThanOrEqual(1)
    expect(vehicles.filter((vehicle) => vehicle.images.length === 0).map((vehicle) => vehicle.id)).toEqual([
      'evolution-turfman-1000',
    ])
  })

  it('name only pictures that exist', () => {
    const missing = vehicles
      .flatMap((vehicle) => vehicle.images)
      .filter((image) => !existsSync(read(`../public${image}`)))
    expect(missing).toEqual([])
  })
})

describe('the references of the site', () => {
  it.each([
    [MAVERICK, MAVERICK],
    [MAVERICK.toUpperCase(), MAVERICK],
    ['evolution-d6-max-xt4', 'evolution-d6-max-xt4'],
    ['d6-max-xt4', 'evolution-d6-max-xt4'],
    ['D6-MAX-XT4', 'evolution-d6-max-xt4'],
    ['denago-ev-city', 'denago-ev-city'],
    ['ev-city', 'denago-ev-city'],
    ['Denago-EV-City', 'denago-ev-city'],
    ['nomad', 'denago-nomad'],
    ['nomad-xl', 'denago-nomad-xl'],
    ['rover-xl', 'denago-rover-xl'],
    ['rover-xl6', 'denago-rover-xl6'],
    ['rover-xxl', 'denago-rover-xxl'],
    ['d5-ranger-4', 'evolution-d5-ranger-4'],
    ['d5-maverick-4-plus', MAVERICK],
    ['evolution-d5-maverick-4-plus', MAVERICK],
    ['classic-4-plus', 'evolution-classic-4-plus'],
    ['forester-4', 'evolution-forester-4'],
    ['carrier-6-plus', 'evolution-carrier-6-plus'],
  ])('%s opens %s', (ref, id) => {
    expect(findVehicle(vehicles, ref)?.id).toBe(id)
  })

  it.each(['', 'rover', 'd6-max', '64f1c0ffee5a11ab1e0d5a4c'])('"%s" opens nothing', (ref) => {
    expect(findVehicle(vehicles, ref)).toBeUndefined()
  })

  it('the home page features three carts in stock with a NEW badge, one on each card', () => {
    expect(featuredRefs).toEqual([MAVERICK, 'evolution-d6-max-xt4', 'denago-ev-city'])
    const featured = featuredRefs.map((ref) => findVehicle(vehicles, ref))
    expect(featured.map((unit) => [unit?.price, unit?.isNew, unit?.inStock])).toEqual([
      [12_995, true, true],
      [16_995, true, true],
      [11_995, true, true],
    ])
  })
})
