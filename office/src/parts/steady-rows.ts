import { useRef } from 'react'

/**
 * Ids of rows that were shown with a filter. They stay in the list until the filter is another: when a row left it under a finger, a
 * second tap would change the next one.
 * @param filter what the list shows, as a text
 */
export function useShownBefore(filter: string): Set<string> {
  const shown = useRef({ filter, ids: new Set<string>() })
  if (shown.current.filter !== filter) shown.current = { filter, ids: new Set() }
  return shown.current.ids
}
