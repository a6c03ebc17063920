import { type Filters, NO_FILTERS, OPTIONS } from './filters.ts'

/** Names in the query string. `search` is the one that search engines are told about. */
const PARAMETERS: Record<keyof Filters, string> = {
  text: 'search',
  brand: 'brand',
  category: 'category',
  price: 'price',
  seats: 'seats',
  sort: 'sort',
}

const choices = Object.keys(OPTIONS) as (keyof typeof OPTIONS)[]

function choiceOf<T extends string>(params: URLSearchParams, name: string, options: readonly [T, ...T[]]): T {
  const value = params.get(name)?.toLowerCase()
  return options.find((option) => option === value) ?? options[0]
}

/** The filters that a query string asks for; what it does not say, or says in words we do not know, is not filtered. */
export function filtersFromUrl(params: URLSearchParams): Filters {
  return {
    text: (params.get(PARAMETERS.text) ?? '').trim(),
    brand: choiceOf(params, PARAMETERS.brand, OPTIONS.brand),
    category: choiceOf(params, PARAMETERS.category, OPTIONS.category),
    price: choiceOf(params, PARAMETERS.price, OPTIONS.price),
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
  for (const key of choices) if (filters[key] !== NO_FILTERS[key]) params.set(PARAMETERS[key], filters[key])
  return params
}
