import { SEATS_PARAM } from '../../addresses/paths.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { dollars } from '../../lib/money.ts'
import { seriesName } from '../../lib/series-name.ts'
import { typedMoney } from '../../lib/typed-amount.ts'
import { comparable } from './comparable.ts'
import { inOrder, type Sort } from './order.ts'

/** The value of a filter that is not set. */
export const ANY = 'all'

/**
 * A choice of a filter. `value` is in lower case, as an address is read; `short` is its label where the filter's name is
 * beside it.
 */
export type Option = { value: string; label: string; short?: string }

type Filter = {
  /** Its name in the code and in the address. */
  key: string
  label: string
  /** The label of {@link ANY}. */
  any: string
  /** The choices that a catalogue offers. */
  options: (vehicles: readonly Vehicle[]) => Option[]
  /**
   * For a filter that also takes other values than its options: `read` returns the value that a text means, or
   * {@link ANY}; `label` names such a value.
   */
  typed?: { read: (text: string) => string; label: (value: string) => string }
  matches: (vehicle: Vehicle, value: string) => boolean
}

/** The specified values, then those that only the catalogue has, in its spelling. */
const promisedAndFound =
  (promised: readonly string[], of: 'brand' | 'category', matches: Filter['matches']): Filter['options'] =>
  (vehicles) => {
    const options = promised.map((value) => ({ value, label: seriesName(value) }))
    for (const vehicle of vehicles) {
      const value = comparable(vehicle)[of]
      if (value && !options.some((option) => matches(vehicle, option.value)))
        options.push({ value, label: seriesName(vehicle[of]) })
    }
    return options
  }

const isOfBrand: Filter['matches'] = (vehicle, brand) => comparable(vehicle).brand === brand
const isOfCondition: Filter['matches'] = ({ isNew }, value) => isNew === (value === 'new')
const CONDITIONS = ['new', 'used']
const isOfCategory: Filter['matches'] = (vehicle, category) => comparable(vehicle).category.includes(category)
const costs =
  (fits: (price: number) => boolean) =>
  ({ price }: Vehicle) =>
    price !== undefined && fits(price)

/** A unit of exactly $15,000 or $25,000 is in the middle band. A unit without a price is in no band. */
const BANDS = [
  { value: 'under-15000', label: 'Under $15,000', has: costs((price) => price < 15_000) },
  { value: '15000-25000', label: '$15,000 to $25,000', has: costs((price) => price >= 15_000 && price <= 25_000) },
  { value: 'over-25000', label: 'Over $25,000', has: costs((price) => price > 25_000) },
]

/** Price limits to choose from, in US dollars. Any other limit can be typed. */
const PRICE_LIMITS = [8_000, 10_000, 13_000, 15_000]

/** The highest price in a text, in whole US dollars ("$13,000", "13k", "12,999.99"). */
export function limitOf(text: string): string {
  const typed = typedMoney(text)
  const limit = typed && 'dollars' in typed ? Math.floor(typed.dollars) : 0
  return limit > 0 && limit < 10_000_000 ? String(limit) : ANY
}

/**
 * All filters, the most used first. To add one, add an entry here: the address, the counts, "More" on wide screens, the
 * sheet of small ones and "No vehicles match" follow.
 */
export const FILTERS = [
  {
    key: 'brand',
    label: 'Brand',
    any: 'All',
    options: promisedAndFound(['denago', 'evolution'], 'brand', isOfBrand),
    matches: isOfBrand,
  },
  {
    key: 'condition',
    label: 'Condition',
    any: 'All',
    // There is no choice unless there are both.
    options: (vehicles) =>
      CONDITIONS.every((value) => vehicles.some((vehicle) => isOfCondition(vehicle, value)))
        ? CONDITIONS.map((value) => ({ value, label: seriesName(value) }))
        : [],
    matches: isOfCondition,
  },
  {
    key: 'category',
    label: 'Category',
    any: 'All categories',
    options: promisedAndFound(['ranger', 'maverick', 'forester', 'turfman', 'rover'], 'category', isOfCategory),
    matches: isOfCategory,
  },
  {
    key: 'price',
    label: 'Price',
    any: 'Any price',
    options: () => BANDS.map(({ value, label }) => ({ value, label })),
    matches: (vehicle, value) => BANDS.some((band) => band.value === value && band.has(vehicle)),
  },
  {
    key: 'max',
    label: 'Budget',
    any: 'Any',
    options: () => PRICE_LIMITS.map(limitOption),
    typed: { read: limitOf, label: (limit) => limitOption(Number(limit)).label },
    matches: (vehicle, value) => costs((price) => price <= Number(value))(vehicle),
  },
  {
    key: SEATS_PARAM,
    label: 'Seats',
    any: 'Any',
    options: (vehicles) =>
      [...new Set(vehicles.flatMap((vehicle) => comparable(vehicle).seats ?? []))]
        .sort((one, other) => one - other)
        .map((seats) => ({ value: String(seats), label: `${seats} seats`, short: String(seats) })),
    matches: (vehicle, value) => comparable(vehicle).seats === Number(value),
  },
] as const satisfies readonly Filter[]

export const limitOption = (limit: number): Option => ({
  value: String(limit),
  label: `Up to ${dollars(limit)}`,
  short: limit % 1000 ? dollars(limit) : `$${limit / 1000}k`,
})

export type FilterKey = (typeof FILTERS)[number]['key']
type KnownFilter = Filter & { key: FilterKey }

/** What a visitor is looking for. White space around `text` is ignored; an empty text matches everything. */
export type Filters = Record<FilterKey, string> & { text: string; sort: Sort }

/** A value for each filter. */
const each = <T>(make: (filter: KnownFilter) => T) =>
  Object.fromEntries(FILTERS.map((filter) => [filter.key, make(filter)])) as Record<FilterKey, T>

export const NO_FILTERS: Filters = { text: '', ...each(() => ANY), sort: 'featured' }

export const filterOf = (key: FilterKey): KnownFilter => FILTERS.find((filter) => filter.key === key) as KnownFilter

/** The choices of each filter, beginning with {@link ANY}. */
export type Options = Record<FilterKey, readonly Option[]>

export const optionsIn = (vehicles: readonly Vehicle[]): Options =>
  each(({ any, options }) => [{ value: ANY, label: any }, ...options(vehicles)])

/** The filters without values that are not offered, which an old link may contain. */
export function offered(filters: Filters, options: Options): Filters {
  const unknown = FILTERS.filter(
    (filter) => !('typed' in filter) && !options[filter.key].some(({ value }) => value === filters[filter.key]),
  )
  return unknown.length === 0 ? filters : { ...filters, ...Object.fromEntries(unknown.map(({ key }) => [key, ANY])) }
}

/** The words of a search. */
export const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean)

/** How well units match the search text according to the ranked search; 0 for no match. */
export type Ranking = { scoreOf: (vehicle: Vehicle) => number }

/** Whether the ranked search finds a unit, or each word is in its name or its description. */
export function textFilter(text: string, ranking?: Ranking): (vehicle: Vehicle) => boolean {
  const words = wordsOf(text)
  return (vehicle) =>
    (ranking !== undefined && ranking.scoreOf(vehicle) > 0) ||
    words.every((word) => comparable(vehicle).text.includes(word))
}

export const passes = (vehicle: Vehicle, { key, matches }: KnownFilter, filters: Filters) =>
  filters[key] === ANY || matches(vehicle, filters[key])

/**
 * The units that match every filter, in the chosen order; with a ranking, `featured` means best match first. Does not
 * change its arguments.
 */
export function applyFilters(vehicles: readonly Vehicle[], filters: Filters, ranking?: Ranking): Vehicle[] {
  const hasText = textFilter(filters.text, ranking)
  const found = vehicles.filter(
    (vehicle) => FILTERS.every((filter) => passes(vehicle, filter, filters)) && hasText(vehicle),
  )
  if (!ranking || filters.sort !== 'featured') return inOrder(found, filters.sort)
  return found.sort((one, other) => ranking.scoreOf(other) - ranking.scoreOf(one))
}

/** How many units each choice would show, by the value of the choice. */
export type Counts = Record<FilterKey, Record<string, number>>

/** Counts for all options and for the set values, with the other filters unchanged. */
export function countOptions(
  vehicles: readonly Vehicle[],
  filters: Filters,
  options: Options,
  ranking?: Ranking,
): Counts {
  const counts = each(({ key }) => {
    const values = options[key].map(({ value }) => value)
    return Object.fromEntries([...values, filters[key]].map((value) => [value, 0]))
  })
  const hasText = textFilter(filters.text, ranking)
  for (const vehicle of vehicles) {
    if (!hasText(vehicle)) continue
    // A unit that fails one filter still counts towards that filter's other choices. One that fails two counts nowhere.
    const failing = FILTERS.filter((filter) => !passes(vehicle, filter, filters))
    if (failing.length > 1) continue
    for (const { key, matches } of failing.length === 1 ? failing : FILTERS) {
      const tally: Record<string, number> = counts[key]
      for (const value of Object.keys(tally))
        if (value === ANY || matches(vehicle, value)) tally[value] = (tally[value] ?? 0) + 1
    }
  }
  return counts
}
