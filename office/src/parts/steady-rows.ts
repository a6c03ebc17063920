import { useRef } from 'react'

/**
 * The ids of rows that were shown with a filter. They stay in the list until the filter changes. Otherwise the next row would move under
 * the finger, and a second tap would change it.
 * @param filter the filter, as a text
 */
export function useShownBefore(filter: string): Set<string> {
  const shown = useRef({ filter, ids: new Set<string>() })
  if (shown.current.filter !== filter) shown.current = { filter, ids: new Set() }
  return shown.current.ids
}
