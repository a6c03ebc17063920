import { BRAND_PARAM, SEATS_PARAM } from '../../addresses/paths.ts'
import { typedMoney } from '../../lib/typed-amount.ts'
import { type Filters, NO_FILTERS, OPTIONS, type OptionOf } from './filters.ts'

/** The name of the text in the query string: the one that search engines are told about. The others have their own. */
const TEXT = 'search'

/** All but the text, in the order in which they are written. */
const choices = [BRAND_PARAM, 'category', 'price', 'max', SEATS_PARAM, 'sort'] as const

function choiceOf<K extends keyof typeof OPTIONS>(params: URLSearchParams, name: K): OptionOf<K> {
  const options: readonly OptionOf<K>[] = OPTIONS[name]
  const value = params.get(name)?.toLowerCase()
  return options.find((option) => option === value) ?? NO_FILTERS[name]
}

/** The highest price that a text names, in whole US dollars ("$13,000", "13k", "12,999.99"); 0 when it names none. */
export function maxOf(text: string): number {
  const typed = typedMoney(text)
  const max = typed && 'dollars' in typed ? Math.floor(typed.dollars) : 0
  return max < 10_000_000 ? max : 0
}

/** The filters that a query string asks for; what it does not say, or says in words we do not know, is not filtered. */
export function filtersFromUrl(params: URLSearchParams): Filters {
  return {
    text: (params.get(TEXT) ?? '').trim(),
    brand: choiceOf(params, BRAND_PARAM),
    category: choiceOf(params, 'category'),
    price: choiceOf(params, 'price'),
    max: maxOf(params.get('max') ?? ''),
    seats: choiceOf(params, SEATS_PARAM),
    sort: choiceOf(params, 'sort'),
  }
}

/**
 * The query string of these filters, written in one fixed order so that equal filters have equal addresses.
 * A filter that is not set leaves no parameter; parameters of others (`utm_source`) stay in front.
 */
export function filtersToUrl(filters: Filters, current: URLSearchParams = new URLSearchParams()): URLSearchParams {
  const params = new URLSearchParams(current)
  for (const name of [TEXT, ...choices]) params.delete(name)
  const text = filters.text.trim()
  if (text) params.set(TEXT, text)
  for (const key of choices) if (filters[key] !== NO_FILTERS[key]) params.set(key, String(filters[key]))
  return params
}
