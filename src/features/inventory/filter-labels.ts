import { dollars } from '../../lib/money.ts'
import { type Filters, GROUPS, NO_FILTERS, type OptionOf } from './filters.ts'

type Labels = { [K in Exclude<keyof Filters, 'text' | 'max'>]: Record<OptionOf<K>, string> }

/** What each choice is called on the page. With a search text the order `featured` is {@link BEST_MATCH}. */
export const LABELS: Labels = {
  brand: { all: 'All', denago: 'Denago', evolution: 'Evolution' },
  category: {
    all: 'All categories',
    ranger: 'Ranger',
    maverick: 'Maverick',
    forester: 'Forester',
    turfman: 'Turfman',
    rover: 'Rover',
  },
  price: {
    all: 'Any price',
    'under-15000': 'Under $15,000',
    '15000-25000': '$15,000 to $25,000',
    'over-25000': 'Over $25,000',
  },
  seats: { all: 'Any number', 2: '2 seats', 4: '4 seats', 6: '6 seats', 8: '8 seats' },
  sort: {
    featured: 'Featured',
    'price-asc': 'Price, low to high',
    'price-desc': 'Price, high to low',
    name: 'Name',
    seats: 'Seats',
  },
}

export const BEST_MATCH = 'Best match'

/** Prices that are offered as a limit, in US dollars; any other can be typed. */
export const MAX_PRICES = [8_000, 10_000, 13_000, 15_000] as const

export type ActiveFilter = { key: Exclude<keyof Filters, 'sort'>; label: string }

/** The filters that narrow the list, each in the words it is shown in; the order in which units stand is none. */
export function activeFilters(filters: Filters): ActiveFilter[] {
  const text = filters.text.trim()
  const active: ActiveFilter[] = text ? [{ key: 'text', label: `“${text}”` }] : []
  for (const key of GROUPS) {
    const labels: Record<string, string> = LABELS[key]
    if (filters[key] !== NO_FILTERS[key]) active.push({ key, label: labels[filters[key]] ?? filters[key] })
  }
  if (filters.max > 0) active.push({ key: 'max', label: `Up to ${dollars(filters.max)}` })
  return active
}
