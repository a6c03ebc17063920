import { useSearchParams } from 'react-router-dom'

/**
 * The search, filters and length of a list. They are in the query of the address, so that Back restores them.
 * @returns `set` sets one parameter, or removes it if the value is empty. Setting any parameter but `most` removes `most`:
 * the new list begins with its first rows
 */
export function useScreenQuery() {
  const [query, setQuery] = useSearchParams()
  const set = (name: string, value: string) =>
    setQuery(
      (before) => {
        if (value) before.set(name, value)
        else before.delete(name)
        if (name !== 'most') before.delete('most')
        return before
      },
      { replace: true },
    )
  return { query, setQuery, set }
}
