import { startTransition, useEffect, useMemo, useState } from 'react'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import type { Search } from './search/load-search.ts'

/**
 * The ranked search, which tolerates typing errors. It is loaded when the visitor is about to search. Before that, and
 * if it cannot be loaded, the specification's plain search is used.
 * @param asked whether the visitor is about to search
 * @returns the hits of `text`, undefined without a text or without the ranked search; and whether that is still loading
 */
export function useSearch(vehicles: readonly Vehicle[], text: string, asked: boolean) {
  const [search, setSearch] = useState<Search | 'none'>()
  const searching = text.trim() !== ''
  const wanted = (asked || searching) && vehicles.length > 0
  useEffect(() => {
    if (!wanted) return
    const end = new AbortController()
    import('./search/load-search.ts')
      .then(({ loadSearch }) => loadSearch(vehicles, end.signal))
      .then((ready) => ready && startTransition(() => setSearch(() => ready)))
      .catch(() => setSearch('none'))
    return () => end.abort()
  }, [vehicles, wanted])
  const hits = useMemo(
    () => (searching && typeof search === 'function' ? search(text) : undefined),
    [search, searching, text],
  )
  return { hits, coming: searching && search === undefined }
}

export type Hits = NonNullable<ReturnType<typeof useSearch>['hits']>
