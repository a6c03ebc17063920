import type { VehicleSummary } from '../../contract/vehicle-summary.ts'
import { facetsOf } from './facets.ts'
import { inOrder } from './order.ts'

/** The choices of each filter, in the order in which they are offered; the first one is the choice when nothing is chosen. */
export const OPTIONS = {
  brand: ['all', 'denago', 'evolution'],
  category: ['all', 'ranger', 'maverick', 'forester', 'turfman', 'rover'],
  price: ['all', 'under-15000', '15000-25000', 'over-25000'],
  seats: ['all', '2', '4', '6', '8'],
  sort: ['featured', 'price-asc', 'price-desc', 'name', 'seats'],
} as const

/** The filters that are a choice of one among few. */
export const GROUPS = ['brand', 'category', 'price', 'seats'] as const

export type Group = (typeof GROUPS)[number]
export type OptionOf<K extends keyof typeof OPTIONS> = (typeof OPTIONS)[K][number]

/**
 * What a visitor is looking for. White space around `text` means nothing; an empty one means any. `max` is the highest
 * price in whole US dollars, itself included; 0 means any.
 */
export type Filters = { text: string; max: number } & { [K in keyof typeof OPTIONS]: OptionOf<K> }

export const NO_FILTERS: Filters = {
  text: '',
  brand: 'all',
  category: 'all',
  price: 'all',
  max: 0,
  seats: 'all',
  sort: 'featured',
}

/** The words of a search, for {@link matchesText}. */
export const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean)

/** Whether each of the words stands somewhere in the name or the description of a unit. */
const matchesText = (vehicle: VehicleSummary, words: readonly string[]): boolean =>
  words.every((word) => facetsOf(vehicle).text.includes(word))

/**
 * Whether a unit belongs to one choice. The middle price band holds both its ends: a unit of exactly $15,000 is in
 * `15000-25000`, not under, and one of exactly $25,000 is not over. A unit without a price is in no band.
 */
export function matchesOption<G extends Group>(vehicle: VehicleSummary, group: G, option: OptionOf<G>): boolean
export function matchesOption(vehicle: VehicleSummary, group: Group, option: string): boolean {
  if (option === 'all') return true
  const { brand, category, seats } = facetsOf(vehicle)
  if (group === 'brand') return brand === option
  if (group === 'category') return category.includes(option)
  if (group === 'seats') return seats === Number(option)
  const { price } = vehicle
  if (price === undefined) return false
  if (option === 'under-15000') return price < 15_000
  if (option === 'over-25000') return price > 25_000
  return price >= 15_000 && price <= 25_000
}

/** Whether a unit costs at most `max`, see {@link Filters}. A unit without a price is under no limit. */
export const matchesMax = ({ price }: VehicleSummary, max: number): boolean =>
  max === 0 || (price !== undefined && price <= max)

/** How well units fit the search text, as far as somebody knows more of it than the plain search; 0 when not at all. */
export type Ranking = { scoreOf: (vehicle: VehicleSummary) => number }

/** Whether a unit matches the search text: by the plain search, and with a ranking also by whatever that finds in addition. */
export function textFilter(text: string, ranking?: Ranking): (vehicle: VehicleSummary) => boolean {
  const words = wordsOf(text)
  return (vehicle) => (ranking !== undefined && ranking.scoreOf(vehicle) > 0) || matchesText(vehicle, words)
}

/**
 * The units that match every filter, in the chosen order; with a ranking `featured` is the best match first. No argument
 * is changed.
 */
export function applyFilters(
  vehicles: readonly VehicleSummary[],
  filters: Filters,
  ranking?: Ranking,
): VehicleSummary[] {
  const hasText = textFilter(filters.text, ranking)
  const found = vehicles.filter(
    (vehicle) =>
      GROUPS.every((group) => matchesOption(vehicle, group, filters[group])) &&
      matchesMax(vehicle, filters.max) &&
      hasText(vehicle),
  )
  if (!ranking || filters.sort !== 'featured') return inOrder(found, filters.sort)
  return found.sort((one, other) => ranking.scoreOf(other) - ranking.scoreOf(one))
}
