import { describe, expect, it } from 'vitest'
import { fc } from '../../../tests/properties.ts'
import { filtersFromUrl, filtersToUrl } from './filter-url.ts'
import { ANY, FILTERS, type Filters, NO_FILTERS } from './filters.ts'
import { SORTS } from './order.ts'

const anyOf = <T>(options: readonly T[]) => fc.constantFrom(...options)

const limit = fc.oneof(fc.constant(ANY), fc.integer({ min: 1, max: 9_999_999 }).map(String))
const choice = anyOf([ANY, 'denago', 'd6-max', 'under-15000', '12'])

const anyFilters = fc.record({
  text: fc.string({ unit: 'grapheme' }).map((text) => text.trim()),
  ...Object.fromEntries(FILTERS.map((filter) => [filter.key, 'typed' in filter ? limit : choice])),
  sort: anyOf(SORTS.map(({ value }) => value)),
}) as fc.Arbitrary<Filters>

describe('filters in the address', () => {
  it('come back as they were written', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const address = new URL(`https://example.com/inventory?${filtersToUrl(filters)}`)
        expect(filtersFromUrl(address.searchParams)).toEqual(filters)
      }),
    )
  })

  it('are written the same way again after they were read', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const written = filtersToUrl(filters)
        expect(filtersToUrl(filtersFromUrl(written), written).toString()).toBe(written.toString())
      }),
    )
  })

  it('leave no trace when nothing is chosen', () => {
    expect(filtersToUrl(NO_FILTERS).toString()).toBe('')
    expect(filtersToUrl({ ...NO_FILTERS, text: '   ' }).toString()).toBe('')
  })

  it('name the search as it is advertised, and the choices in one order', () => {
    const filters: Filters = { ...NO_FILTERS, sort: 'price-asc', text: 'lake cart', brand: 'denago', seats: '4' }
    expect(filtersToUrl(filters).toString()).toBe('search=lake+cart&brand=denago&seats=4&sort=price-asc')
    expect(filtersToUrl({ ...NO_FILTERS, seats: '6', max: '13000' }).toString()).toBe('max=13000&seats=6')
  })

  it.each([
    ['13000', 13_000],
    ['$13,000', 13_000],
    [' 9 995 ', 9_995],
    ['13k', 13_000],
    ['$12.5 K', 12_500],
    ['12,999.99', 12_999],
    ['$12,999.', 12_999],
    ['cheap', 0],
    ['12.999', 12_999],
    ['13.000,00', 13_000],
    ['12.9999', 0],
    ['10%', 0],
    ['99999k', 0],
    ['12345678', 0],
    ['k', 0],
    ['-1', 0],
    ['1e9', 0],
    ['', 0],
  ])('read the highest price %j as %i dollars, 0 for none', (text, max) => {
    expect(filtersFromUrl(new URLSearchParams({ max: text })).max).toBe(String(max || ANY))
  })

  it('have a name that no other filter has', () => {
    const names = ['search', 'sort', ...FILTERS.map(({ key }) => key)]
    expect(new Set(names).size).toBe(names.length)
  })

  it('are read in any letter case, for links typed by hand', () => {
    expect(filtersFromUrl(new URLSearchParams('brand=Denago&search=%20Rover%20'))).toEqual({
      ...NO_FILTERS,
      brand: 'denago',
      text: 'Rover',
    })
  })

  it('leave the parameters of others alone', () => {
    const current = new URLSearchParams('utm_source=lake-event&brand=denago&search=old')
    expect(filtersToUrl({ ...NO_FILTERS, brand: 'evolution' }, current).toString()).toBe(
      'utm_source=lake-event&brand=evolution',
    )
  })
})
