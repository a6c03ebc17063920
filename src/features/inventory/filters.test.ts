import { describe, expect, it } from 'vitest'
import { fc } from '../../../tests/properties.ts'
import type { VehicleSummary } from '../../contract/vehicle-summary.ts'
import { applyFilters, type Filters, GROUPS, NO_FILTERS, OPTIONS } from './filters.ts'
import { countOptions } from './option-counts.ts'

const anyOf = <T>(options: readonly T[]) => fc.constantFrom(...options)

// Words and figures that meet often: with free strings no filter would ever match anything.
const words = fc.array(fc.constantFrom('Rover', 'rover', 'XL', 'Lake', 'LAKE', 'gear', '2+2', 'É', '.*'), {
  maxLength: 5,
})
const sentence = words.map((list) => list.join(' '))
const prices = fc.oneof(fc.constantFrom(14_999, 15_000, 15_001, 24_999, 25_000, 25_001, 0), fc.nat(40_000))

const unit: fc.Arbitrary<Omit<VehicleSummary, 'id'>> = fc.record({
  name: sentence,
  description: sentence,
  price: fc.option(prices, { nil: undefined }),
  brand: fc.constantFrom('denago', 'Denago', 'evolution', 'EVOLUTION', 'club-car'),
  category: fc.constantFrom('d5-ranger', 'D5-Maverick', 'forester', 'turfman', 'rover', 'city', 'rover-ranger', ''),
  images: fc.constant([]),
  inStock: fc.boolean(),
  isNew: fc.boolean(),
  specifications: fc.oneof(fc.constant({}), fc.record({ seatingCapacity: fc.constantFrom(2, 4, 5, 6, 8) })),
})

const inventories = fc
  .array(unit, { maxLength: 40 })
  .map((units): VehicleSummary[] => units.map((one, index) => ({ id: String(index), ...one })))

const anyFilters: fc.Arbitrary<Filters> = fc.record({
  text: fc.oneof(fc.constant(''), sentence),
  brand: anyOf(OPTIONS.brand),
  category: anyOf(OPTIONS.category),
  price: anyOf(OPTIONS.price),
  max: fc.oneof(fc.constant(0), prices),
  seats: anyOf(OPTIONS.seats),
  sort: anyOf(OPTIONS.sort),
})

/** A reference implementation of the specification: slow, and sharing no code with what it tests. */
function expected(vehicles: VehicleSummary[], filters: Filters): VehicleSummary[] {
  const found: VehicleSummary[] = []
  for (const vehicle of vehicles) {
    const haystack = `${vehicle.name} ${vehicle.description}`.toUpperCase()
    let fits = true
    for (const word of filters.text.toUpperCase().split(' ')) fits = fits && haystack.indexOf(word) >= 0
    if (filters.brand !== 'all') fits = fits && new RegExp(`^${filters.brand}$`, 'i').test(vehicle.brand)
    if (filters.category !== 'all') fits = fits && new RegExp(filters.category, 'i').test(vehicle.category)
    const price = vehicle.price ?? Number.NaN
    if (filters.price === 'under-15000') fits = fits && price < 15_000
    if (filters.price === '15000-25000')
      fits = fits && !(price < 15_000) && !(price > 25_000) && vehicle.price !== undefined
    if (filters.price === 'over-25000') fits = fits && price > 25_000
    if (filters.max > 0) fits = fits && price <= filters.max
    if (filters.seats !== 'all') fits = fits && String(vehicle.specifications.seatingCapacity) === filters.seats
    if (fits) found.push(vehicle)
  }
  return found
}

const ids = (vehicles: readonly VehicleSummary[]) => vehicles.map((vehicle) => vehicle.id)

describe('the inventory filters', () => {
  it.each(['text', 'max', ...GROUPS] as const)('find what the specification says, filtering by %s alone', (key) => {
    fc.assert(
      fc.property(inventories, anyFilters, (vehicles, chosen) => {
        const filters = { ...NO_FILTERS, [key]: chosen[key] }
        expect(ids(applyFilters(vehicles, filters))).toEqual(ids(expected(vehicles, filters)))
      }),
    )
  })

  it('find what the specification says, all of them together', () => {
    fc.assert(
      fc.property(inventories, anyFilters, (vehicles, filters) => {
        expect(ids(applyFilters(vehicles, { ...filters, sort: 'featured' }))).toEqual(ids(expected(vehicles, filters)))
      }),
      { numRuns: 500 },
    )
  })

  it('leave the whole list in its own order when nothing is chosen', () => {
    fc.assert(
      fc.property(inventories, (vehicles) => {
        expect(applyFilters(vehicles, NO_FILTERS)).toEqual(vehicles)
      }),
    )
  })

  it('find a unit by words that stand apart, in any letter case', () => {
    const [rover] = fc
      .sample(unit, 1)
      .map((one) => ({ ...one, id: 'a', name: 'Denago Rover XL6', description: 'Six seats.' }))
    expect(applyFilters([rover as VehicleSummary], { ...NO_FILTERS, text: 'xl6 SIX' })).toHaveLength(1)
    expect(applyFilters([rover as VehicleSummary], { ...NO_FILTERS, text: 'xl6 eight' })).toHaveLength(0)
  })

  it('change nothing they are given', () => {
    fc.assert(
      fc.property(inventories, anyFilters, (vehicles, filters) => {
        const before = structuredClone({ vehicles, filters })
        applyFilters(vehicles, filters)
        expect({ vehicles, filters }).toEqual(before)
      }),
    )
  })
})

describe('the order of the inventory', () => {
  /** The figure a sort goes by; larger is later, and no figure is last. */
  const rank = {
    'price-asc': (vehicle: VehicleSummary) => vehicle.price ?? Number.POSITIVE_INFINITY,
    'price-desc': (vehicle: VehicleSummary) => -(vehicle.price ?? Number.NEGATIVE_INFINITY),
    seats: (vehicle: VehicleSummary) => Number(vehicle.specifications.seatingCapacity) || Number.POSITIVE_INFINITY,
  }

  it.each(Object.keys(rank) as (keyof typeof rank)[])(
    'goes by %s, units without a figure last, equal ones as listed',
    (sort) => {
      fc.assert(
        fc.property(inventories, (vehicles) => {
          const sorted = applyFilters(vehicles, { ...NO_FILTERS, sort })
          expect(new Set(ids(sorted))).toEqual(new Set(ids(vehicles)))
          for (const [index, later] of sorted.entries()) {
            const earlier = sorted[index - 1]
            if (!earlier) continue
            expect(rank[sort](earlier)).toBeLessThanOrEqual(rank[sort](later))
            if (rank[sort](earlier) === rank[sort](later)) expect(Number(earlier.id)).toBeLessThan(Number(later.id))
          }
        }),
      )
    },
  )

  it('goes by name as a person reads it, equal names as listed', () => {
    const names = ['Ranger 10', 'ranger 2', 'Carrier', 'Ranger 2']
    const [shape] = fc.sample(unit, 1)
    const vehicles = names.map((name, index) => ({ ...shape, id: String(index), name }) as VehicleSummary)
    expect(ids(applyFilters(vehicles, { ...NO_FILTERS, sort: 'name' }))).toEqual(['2', '1', '3', '0'])
  })
})

describe('the counts beside the choices', () => {
  it('are what choosing each would show', () => {
    fc.assert(
      fc.property(inventories, anyFilters, (vehicles, filters) => {
        const limits = [8_000, 15_000]
        const counts = countOptions(vehicles, filters, limits)
        expect(counts.upTo).toEqual([...limits, 0].map((max) => expected(vehicles, { ...filters, max }).length))
        for (const group of GROUPS) {
          const shown = OPTIONS[group].map((option) => [
            option,
            expected(vehicles, { ...filters, [group]: option } as Filters).length,
          ])
          expect(counts[group]).toEqual(Object.fromEntries(shown))
        }
      }),
    )
  })
})
