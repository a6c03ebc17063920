import { describe, expect, it } from 'vitest'
import { fc } from '../../../tests/properties.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import {
  ANY,
  applyFilters,
  countOptions,
  FILTERS,
  type FilterKey,
  type Filters,
  NO_FILTERS,
  offered,
  optionsIn,
} from './filters.ts'
import { SORTS } from './order.ts'

const anyOf = <T>(options: readonly T[]) => fc.constantFrom(...options)

// Words and figures that meet often: with free strings no filter would ever match anything.
const words = fc.array(fc.constantFrom('Rover', 'rover', 'XL', 'Lake', 'LAKE', 'gear', '2+2', 'É', '.*'), {
  maxLength: 5,
})
const sentence = words.map((list) => list.join(' '))
const prices = fc.oneof(fc.constantFrom(14_999, 15_000, 15_001, 24_999, 25_000, 25_001, 0), fc.nat(40_000))

const unit: fc.Arbitrary<Omit<Vehicle, 'id'>> = fc.record({
  name: sentence,
  description: sentence,
  price: fc.option(prices, { nil: undefined }),
  brand: fc.constantFrom('denago', 'Denago', 'evolution', 'EVOLUTION', 'club-car'),
  category: fc.constantFrom('d5-ranger', 'D5-Maverick', 'forester', 'turfman', 'rover', 'city', 'rover-ranger', ''),
  images: fc.constant([]),
  inStock: fc.boolean(),
  isNew: fc.boolean(),
  features: fc.constant([]),
  specifications: fc.oneof(fc.constant({}), fc.record({ seatingCapacity: fc.constantFrom(2, 4, 5, 6, 8) })),
})

const inventories = fc
  .array(unit, { maxLength: 40 })
  .map((units): Vehicle[] => units.map((one, index) => ({ id: String(index), ...one })))

/**
 * The values and the rule of each filter, as the specification has them: slow, and sharing no code with what they test.
 */
const RULES: Record<FilterKey, { values: fc.Arbitrary<string>; fits: (vehicle: Vehicle, value: string) => boolean }> = {
  brand: {
    values: anyOf(['denago', 'evolution', 'club-car']),
    fits: ({ brand }, value) => new RegExp(`^${value}$`, 'i').test(brand),
  },
  condition: {
    values: anyOf(['new', 'used']),
    fits: ({ isNew }, value) => (isNew ? 'new' : 'used') === value,
  },
  category: {
    values: anyOf(['ranger', 'maverick', 'forester', 'turfman', 'rover', 'city']),
    fits: ({ category }, value) => new RegExp(value, 'i').test(category),
  },
  price: {
    values: anyOf(['under-15000', '15000-25000', 'over-25000']),
    fits: ({ price }, value) => {
      if (price === undefined) return false
      if (value === 'under-15000') return price < 15_000
      return value === 'over-25000' ? price > 25_000 : !(price < 15_000) && !(price > 25_000)
    },
  },
  max: { values: prices.map(String), fits: ({ price }, value) => price !== undefined && price <= Number(value) },
  seats: {
    values: anyOf(['2', '4', '6', '8']),
    fits: ({ specifications }, value) => String(specifications.seatingCapacity) === value,
  },
}
const KEYS = Object.keys(RULES) as FilterKey[]

const anyValues = fc.record(
  Object.fromEntries(KEYS.map((key) => [key, fc.oneof(fc.constant(ANY), RULES[key].values)])),
) as fc.Arbitrary<Record<FilterKey, string>>

const anyFilters: fc.Arbitrary<Filters> = fc
  .tuple(
    anyValues,
    fc.record({ text: fc.oneof(fc.constant(''), sentence), sort: anyOf(SORTS.map(({ value }) => value)) }),
  )
  .map(([values, others]) => ({ ...values, ...others }))

function expected(vehicles: Vehicle[], filters: Filters): Vehicle[] {
  const words = filters.text.toUpperCase().split(' ')
  return vehicles.filter((vehicle) => {
    const haystack = `${vehicle.name} ${vehicle.description}`.toUpperCase()
    const fits = (key: FilterKey) => filters[key] === 'all' || RULES[key].fits(vehicle, filters[key])
    return words.every((word) => haystack.indexOf(word) >= 0) && KEYS.every(fits)
  })
}

const ids = (vehicles: readonly Vehicle[]) => vehicles.map((vehicle) => vehicle.id)

describe('the inventory filters', () => {
  it.each(['text', ...FILTERS.map(({ key }) => key)] as const)(
    'find what the specification says, filtering by %s alone',
    (key) => {
      fc.assert(
        fc.property(inventories, anyFilters, (vehicles, chosen) => {
          const filters = { ...NO_FILTERS, [key]: chosen[key] }
          expect(ids(applyFilters(vehicles, filters))).toEqual(ids(expected(vehicles, filters)))
        }),
      )
    },
  )

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

  it('find a unit by words that are not adjacent, in any letter case', () => {
    const [rover] = fc
      .sample(unit, 1)
      .map((one) => ({ ...one, id: 'a', name: 'Denago Rover XL6', description: 'Six seats.' }))
    expect(applyFilters([rover as Vehicle], { ...NO_FILTERS, text: 'xl6 SIX' })).toHaveLength(1)
    expect(applyFilters([rover as Vehicle], { ...NO_FILTERS, text: 'xl6 eight' })).toHaveLength(0)
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
    'price-asc': (vehicle: Vehicle) => vehicle.price ?? Number.POSITIVE_INFINITY,
    'price-desc': (vehicle: Vehicle) => -(vehicle.price ?? Number.NEGATIVE_INFINITY),
    seats: (vehicle: Vehicle) => Number(vehicle.specifications.seatingCapacity) || Number.POSITIVE_INFINITY,
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
    const vehicles = names.map((name, index) => ({ ...shape, id: String(index), name }) as Vehicle)
    expect(ids(applyFilters(vehicles, { ...NO_FILTERS, sort: 'name' }))).toEqual(['2', '1', '3', '0'])
  })
})

describe('the counts beside the choices', () => {
  it('are what choosing each would show', () => {
    fc.assert(
      fc.property(inventories, anyFilters, (vehicles, filters) => {
        const options = optionsIn(vehicles)
        const counts = countOptions(vehicles, filters, options)
        for (const { key } of FILTERS)
          for (const { value } of options[key])
            expect([key, value, counts[key][value]]).toEqual([
              key,
              value,
              expected(vehicles, { ...filters, [key]: value }).length,
            ])
      }),
    )
  })
})

describe('what the filters offer', () => {
  const of = (brand: string, category: string, seats?: number): Vehicle => ({
    id: brand + category,
    name: '',
    description: '',
    brand,
    category,
    images: [],
    inStock: true,
    isNew: true,
    features: [],
    specifications: seats === undefined ? {} : { seatingCapacity: seats },
  })
  const catalogue = [of('Denago', 'd5-rover', 6), of('EZ-GO', 'd6-max', 2), of('Ez Go', '', undefined)]
  const options = optionsIn(catalogue)
  const labels = (key: (typeof FILTERS)[number]['key']) => options[key].map(({ label }) => label)

  it('is what the site promises, and what only the catalogue has, in its words', () => {
    expect(labels('brand')).toEqual(['All', 'Denago', 'Evolution', 'EZ-GO'])
    expect(labels('category')).toEqual([
      'All categories',
      ...['Ranger', 'Maverick', 'Forester', 'Turfman', 'Rover', 'D6 Max'],
    ])
    expect(labels('seats')).toEqual(['Any', '2 seats', '6 seats'])
  })

  it('has values in lower case, as an address is read', () => {
    fc.assert(
      fc.property(inventories, (vehicles) => {
        for (const [key, choices] of Object.entries(optionsIn(vehicles)))
          for (const { value } of choices) expect([key, value]).toEqual([key, value.toLowerCase()])
      }),
    )
  })

  it('is new or used where there are both', () => {
    const [cart] = catalogue
    const used = { ...cart, isNew: false } as Vehicle
    const offers = (...vehicles: Vehicle[]) => optionsIn(vehicles).condition.map(({ label }) => label)
    expect(offers(...catalogue, used)).toEqual(['All', 'New', 'Used'])
    expect(offers(...catalogue)).toEqual(['All'])
    expect(offers(used)).toEqual(['All'])
    const asked = { ...NO_FILTERS, condition: 'used' }
    expect(offered(asked, optionsIn(catalogue)).condition).toBe(ANY)
  })

  it('finds each unit of the catalogue by one of the choices', () => {
    fc.assert(
      fc.property(inventories, (vehicles) => {
        const options = optionsIn(vehicles)
        for (const vehicle of vehicles) {
          const stated = {
            brand: true,
            category: vehicle.category !== '',
            seats: vehicle.specifications.seatingCapacity !== undefined,
          }
          for (const key of ['brand', 'category', 'seats'] as const) {
            const finds = ({ value }: { value: string }) =>
              applyFilters(vehicles, { ...NO_FILTERS, [key]: value }).includes(vehicle)
            expect(options[key].slice(1).some(finds)).toBe(stated[key])
          }
        }
      }),
    )
  })

  it('replaces what an old link asks for', () => {
    const asked = { ...NO_FILTERS, brand: 'moke', seats: '6', max: '12345' }
    expect(offered(asked, options)).toEqual({ ...asked, brand: ANY })
    const known = { ...asked, brand: 'ez-go' }
    expect(offered(known, options)).toBe(known)
  })
})
