import { type Filters, NO_FILTERS, OPTIONS } from './filters.ts'

/** Names in the query string. `search` is the one that search engines are told about. */
const PARAMETERS: Record<keyof Filters, string> = {
  text: 'search',
  brand: 'brand',
  category: 'category',
  price: 'price',
  max: 'max',
  seats: 'seats',
  sort: 'sort',
}

/** All but the text, in the order in which they are written. */
const choices = Object.keys(PARAMETERS).filter((key) => key !== 'text') as Exclude<keyof Filters, 'text'>[]

function choiceOf<T extends string>(params: URLSearchParams, name: string, options: readonly [T, ...T[]]): T {
  const value = params.get(name)?.toLowerCase()
  return options.find((option) => option === value) ?? options[0]
}

/** The highest price that a text names, in whole US dollars ("$13,000", "13k", "12,999.99"); 0 when it names none. */
export function maxOf(text: string): number {
  const figure = text.replace(/[$,\s]/g, '').replace(/k$/i, 'e3')
  const max = /^[1-9]\d*\.?\d?\d?(e3)?$/.test(figure) ? Math.floor(Number(figure)) : 0
  return max < 10_000_000 ? max : 0
}

/** The filters that a query string asks for; what it does not say, or says in words we do not know, is not filtered. */
export function filtersFromUrl(params: URLSearchParams): Filters {
  return {
    text: (params.get(PARAMETERS.text) ?? '').trim(),
    brand: choiceOf(params, PARAMETERS.brand, OPTIONS.brand),
    category: choiceOf(params, PARAMETERS.category, OPTIONS.category),
    price: choiceOf(params, PARAMETERS.price, OPTIONS.price),
    max: maxOf(params.get(PARAMETERS.max) ?? ''),
    seats: choiceOf(params, PARAMETERS.seats, OPTIONS.seats),
    sort: choiceOf(params, PARAMETERS.sort, OPTIONS.sort),
  }
}

/**
 * The query string of these filters, written in one fixed order so that equal filters have equal addresses.
 * A filter that is not set leaves no parameter; parameters of others (`utm_source`) stay in front.
 */
export function filtersToUrl(filters: Filters, current: URLSearchParams = new URLSearchParams()): URLSearchParams {
  const params = new URLSearchParams(current)
  for (const name of Object.values(PARAMETERS)) params.delete(name)
  const text = filters.text.trim()
  if (text) params.set(PARAMETERS.text, text)
  for (const key of choices) if (filters[key] !== NO_FILTERS[key]) params.set(PARAMETERS[key], String(filters[key]))
  return params
}
