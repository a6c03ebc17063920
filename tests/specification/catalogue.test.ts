import { describe, expect, test } from 'vitest'
import { denago } from '../../src/content/brands/denago-brand.ts'
import { evolution } from '../../src/content/brands/evolution-brand.ts'
import { featuredRefs } from '../../src/content/home-page.ts'
import { rentalKinds } from '../../src/content/rental-plans.ts'
import { findVehicle } from '../../src/contract/vehicle-lookup.ts'
import { vehicles } from '../build/built-site.ts'

// The units, the models and the rentals that the specification names, in the dealer's data. Their prices are on the pages: see
// readings.test.ts, core-screens.test.ts and rentals-eco.test.ts.

/** The unit whose id is a fixed hash; every other id is the slug of the name. */
const MAVERICK = '64f1c0ffee5a11ab1e0d5a4b'

const units: [id: string, name: string, category: string, seats: number][] = [
  ['denago-ev-city', 'Denago EV City', 'city', 2],
  ['denago-nomad', 'Denago Nomad', 'nomad', 4],
  ['denago-nomad-xl', 'Denago Nomad XL', 'nomad', 4],
  ['denago-rover-xl', 'Denago Rover XL', 'rover', 6],
  ['denago-rover-xl6', 'Denago Rover XL6', 'rover', 6],
  ['denago-rover-xxl', 'Denago Rover XXL', 'rover', 8],
  [MAVERICK, 'Evolution D5 Maverick 4 Plus', 'd5-maverick', 4],
  ['evolution-d6-max-xt4', 'Evolution D6 Max XT4', 'd6-max', 4],
  ['evolution-d5-ranger-4', 'Evolution D5 Ranger 4', 'd5-ranger', 4],
  ['evolution-classic-4-plus', 'Evolution Classic 4 Plus', 'classic', 4],
  ['evolution-forester-4', 'Evolution Forester 4', 'forester', 4],
  ['evolution-carrier-6-plus', 'Evolution Carrier 6 Plus', 'carrier', 6],
  ['evolution-classic-2', 'Evolution Classic 2', 'classic', 2],
  ['evolution-turfman-200', 'Evolution Turfman 200', 'turfman', 2],
  ['evolution-d5-ranger-2-plus-2', 'Evolution D5 Ranger 2+2', 'd5-ranger', 4],
  ['evolution-d5-maverick-2-plus-2', 'Evolution D5 Maverick 2+2', 'd5-maverick', 4],
  ['evolution-forester-6-plus', 'Evolution Forester 6 Plus', 'forester', 6],
  ['evolution-d6-max-xt6', 'Evolution D6 Max XT6', 'd6-max', 6],
  ['evolution-turfman-1000', 'Evolution Turfman 1000', 'turfman', 2],
  ['evolution-d5-ranger-6', 'Evolution D5 Ranger 6', 'd5-ranger', 6],
]

describe('the units of the catalogue', () => {
  test.each(units)('%s is the %s', (id, name, category, seats) => {
    const unit = vehicles.find((vehicle) => vehicle.id === id)
    expect(unit).toMatchObject({ name, category, brand: name.split(' ')[0]?.toLowerCase() })
    // A figure without a source is left out.
    expect(unit?.specifications).toEqual(
      unit?.brand === 'denago'
        ? { seatingCapacity: seats, range: '40–60 miles', topSpeed: '25 mph', driveType: 'Rear-wheel' }
        : { seatingCapacity: seats, range: '35–50 miles', topSpeed: '25 mph' },
    )
  })

  test('show every state: out of stock, not new, without a link of the maker, without a picture', () => {
    const ids = (fits: (unit: (typeof vehicles)[number]) => boolean) => vehicles.filter(fits).map(({ id }) => id)
    expect(ids(({ inStock }) => !inStock)).toContain('evolution-classic-4-plus')
    expect(ids(({ isNew }) => !isNew)).not.toEqual([])
    expect(ids(({ externalUrl }) => !externalUrl)).not.toEqual([])
    expect(ids(({ images }) => images.length === 0)).toContain('evolution-turfman-1000')
  })

  test('describe themselves in a sentence that fits a card, without a promise about roads', () => {
    for (const { description, features } of vehicles) {
      expect(description.length, description).toBeLessThanOrEqual(85)
      expect(features.length).toBeGreaterThanOrEqual(4)
      expect([description, ...features].join(' ')).not.toMatch(/street|legal|\d/i)
    }
  })
})

describe('the references of the site', () => {
  test.each([
    [MAVERICK.toUpperCase(), MAVERICK],
    ['d6-max-xt4', 'evolution-d6-max-xt4'],
    ['D6-MAX-XT4', 'evolution-d6-max-xt4'],
    ['ev-city', 'denago-ev-city'],
    ['evolution-d5-maverick-4-plus', MAVERICK],
    ...[...denago.lineup, ...evolution.lineup].map(({ ref, name }) => [
      ref,
      units.find((unit) => unit[1].endsWith(` ${name}`))?.[0],
    ]),
  ])('%s opens %s', (ref, id) => {
    expect(findVehicle(vehicles, ref ?? '')?.id).toBe(id)
  })

  test('the home page features three carts in stock with a NEW badge', () => {
    expect(featuredRefs).toEqual([MAVERICK, 'evolution-d6-max-xt4', 'denago-ev-city'])
    for (const ref of featuredRefs) expect(findVehicle(vehicles, ref)).toMatchObject({ isNew: true, inStock: true })
  })
})

describe('the brand pages', () => {
  test('name the models in the order of the given prices', () => {
    expect(denago.lineup.map(({ name }) => name)).toEqual([
      ...['EV City', 'Nomad', 'Nomad XL', 'Rover XL', 'Rover XL6', 'Rover XXL'],
    ])
    expect(evolution.lineup.map(({ name }) => name)).toEqual([
      ...['D5 Ranger 4', 'D5 Maverick 4 Plus', 'Classic 4 Plus', 'Forester 4', 'Carrier 6 Plus', 'D6 Max XT4'],
    ])
  })

  test('name in their series the units of the catalogue and no other model, which would have no source', () => {
    const named = [denago, evolution].flatMap((brand) =>
      brand.series.flatMap(({ models }) => models.map((model) => `${brand.name} ${model}`)),
    )
    expect(named.toSorted()).toEqual(units.map(([, name]) => name).toSorted())
  })
})

test.each([
  ['4-seater', ['daily', '3-day', 'weekly']],
  ['6-seater', ['3-day', 'weekly']],
  ['utility', ['3-day', 'weekly']],
])('of the plans of the %s, %j are marked as recommended', (id, terms) => {
  const plans = rentalKinds.find((kind) => kind.id === id)?.plans ?? []
  expect(plans.filter(({ recommended }) => recommended).map(({ term }) => term.id)).toEqual(terms)
})
