import { ANY, FILTERS, type Filters, NO_FILTERS } from './filters.ts'
import { SORTS } from './order.ts'

/** The name of the search in the query, which structured data tells search engines. */
const TEXT = 'search'
const SORT = 'sort'

/** The filters in a query. A value that is not offered filters nothing (`offered`). */
export function filtersFromUrl(params: URLSearchParams): Filters {
  const sort = params.get(SORT)?.toLowerCase()
  const filters: Filters = {
    ...NO_FILTERS,
    text: (params.get(TEXT) ?? '').trim(),
    sort: SORTS.find(({ value }) => value === sort)?.value ?? NO_FILTERS.sort,
  }
  for (const filter of FILTERS) {
    const text = params.get(filter.key)?.toLowerCase() || ANY
    filters[filter.key] = 'typed' in filter ? filter.typed.read(text) : text
  }
  return filters
}

/**
 * The query for these filters, in a fixed order, so that equal filters have equal addresses. A filter that is not set
 * has no parameter; other parameters (`utm_source`) stay in front.
 */
export function filtersToUrl(filters: Filters, current: URLSearchParams = new URLSearchParams()): URLSearchParams {
  const params = new URLSearchParams(current)
  const write = (name: string, value: string, none: string) => {
    params.delete(name)
    if (value !== none) params.set(name, value)
  }
  write(TEXT, filters.text.trim(), '')
  for (const { key } of FILTERS) write(key, filters[key], ANY)
  write(SORT, filters.sort, NO_FILTERS.sort)
  return params
}
