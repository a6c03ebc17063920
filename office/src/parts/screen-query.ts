import { useSearchParams } from 'react-router-dom'

/**
 * What a list shows, which the address of the screen says, so that Back returns to it.
 * @returns the query, and a function that sets one value; an empty one goes. What is set from new begins with the first rows
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
