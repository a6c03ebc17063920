import { startTransition, useEffect, useMemo, useState } from 'react'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { loadNow } from '../../ui/lazy/loadable.ts'
import type { Search } from './search/load-search.ts'

/**
 * The ranked search, which tolerates typing errors. It loads when the visitor enters the search field. Until it has
 * loaded, and if it cannot load, the page uses the plain search of `filters.ts`.
 * @param isAboutToSearch whether the visitor has entered the search field
 * @returns `hits` of the ranked search, undefined without a text or before it has loaded; `isLoading` whether hits of
 * this text are still to come
 */
export function useSearch(vehicles: readonly Vehicle[], text: string, isAboutToSearch: boolean) {
  const [search, setSearch] = useState<Search | 'none'>()
  const searching = text.trim() !== ''
  const isNeeded = (isAboutToSearch || searching) && vehicles.length > 0
  useEffect(() => {
    if (!isNeeded) return
    const controller = new AbortController()
    loadNow(() => import('./search/load-search.ts'))
      .then(({ loadSearch }) => loadSearch(vehicles, controller.signal))
      .then((ready) => ready && startTransition(() => setSearch(() => ready)))
      .catch(() => setSearch('none'))
    return () => controller.abort()
  }, [vehicles, isNeeded])
  const hits = useMemo(
    () => (searching && typeof search === 'function' ? search(text) : undefined),
    [search, searching, text],
  )
  return { hits, isLoading: searching && search === undefined }
}
