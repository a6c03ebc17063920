import { ANY, FILTERS, type FilterKey, type Filters, filterOf, type Options } from './filters.ts'

/** The active filters, each with the page's label. The order of the units does not count as a filter. */
export function activeFilters(filters: Filters, options: Options): { key: 'text' | FilterKey; label: string }[] {
  const text = filters.text.trim()
  const set = FILTERS.filter(({ key }) => filters[key] !== ANY).map(({ key }) => {
    const value = filters[key]
    const option = options[key].find((each) => each.value === value)
    return { key, label: option?.label ?? filterOf(key).typed?.label(value) ?? value }
  })
  return text ? [{ key: 'text', label: `“${text}”` }, ...set] : set
}
