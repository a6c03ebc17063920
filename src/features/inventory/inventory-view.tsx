import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useDeferredValue, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { listFailureWords, vehiclesQuery } from '../../api/vehicles-query.ts'
import { showPage } from '../../before-hydration/document-marks.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { useConnection } from '../../hooks/connection.ts'
import { Wrap } from '../../ui/layout.tsx'
import { lazyOnPress } from '../../ui/lazy/lazy-on-press.tsx'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import type { Heart } from '../../ui/vehicle-card.tsx'
import { AsOf } from './as-of-line.tsx'
import { FilterBar } from './filter-bar.tsx'
import { applyFilters, countOptions, NO_FILTERS, type Options, offered, optionsIn } from './filters.ts'
import { QuickFilters } from './quick-filters.tsx'
import { ResultLine } from './result-line.tsx'
import { useFilters, type View } from './use-filters.ts'
import { useSearch } from './use-search.ts'
import { useShown } from './use-shown.ts'
import { LoadingGrid, VehicleGrid } from './vehicle-grid.tsx'

// Loaded at the first press, because only small screens have the button.
const FilterSheet = lazyOnPress(async () => (await import('./filter-sheet.tsx')).FilterSheet)

/** Shows the error at once, while its notice and its button load. */
const PlainError = ({ message }: { message: string }) => <p role="alert">{message}</p>
const failures = () => import('./load-failure.tsx')
const LoadFailure = lazyPart(async () => (await failures()).LoadFailure, PlainError)
const RefreshFailure = lazyPart(async () => (await failures()).RefreshFailure, PlainError)
/** If it cannot be loaded, only its first words are shown. */
const EmptyResult = lazyPart(
  async () => (await import('./empty-result.tsx')).EmptyResult,
  () => <h2>No vehicles match your current filters</h2>,
)

const NONE: readonly Vehicle[] = []

/** The inventory: the filter bar, the result line, and the cards, or a message if there are none. */
export function Inventory({ heart }: { heart: Heart }) {
  const { data, error, isFetching, refetch } = useQuery(vehiclesQuery())
  const connection = useConnection()
  const message = error && listFailureWords(error, connection)
  const vehicles = data?.vehicles ?? NONE
  const options = useMemo(() => optionsIn(vehicles), [vehicles])
  const filterState = useFilters()
  const state = { ...filterState, view: useOffered(filterState.view, options) }
  // The control itself responds at once to a choice. After Back, everything has to be in place at once.
  const deferred = useDeferredValue(state.view)
  const view = state.view.from === 'choice' ? deferred : state.view
  const settled = state.hydrated && view === state.view
  const [aboutToSearch, setAboutToSearch] = useState(false)
  const { hits, isLoading } = useSearch(vehicles, view.filters.text, aboutToSearch)
  const found = useMemo(() => applyFilters(vehicles, view.filters, hits), [vehicles, view.filters, hits])
  const counts = useMemo(
    () => countOptions(vehicles, view.filters, options, hits),
    [vehicles, view.filters, options, hits],
  )
  const { shown, showMore } = useShown(view, settled)
  const [sheetOpen, setSheetOpen] = useState(false)
  const closeSheet = () => setSheetOpen(false)
  const results = useRef<HTMLElement>(null)
  const countId = useId()

  const showResults = () => {
    results.current?.focus({ preventScroll: true })
    results.current?.scrollIntoView()
  }
  // A choice made far down the list starts at the top of its results. Back goes to where the reader was instead.
  useLayoutEffect(() => {
    const top = results.current?.getBoundingClientRect().top ?? 0
    if (typeof view.from === 'string' && top < 0) results.current?.scrollIntoView()
  }, [view])
  // An address with filters was prerendered without them, so the page is shown once they are applied.
  useLayoutEffect(() => {
    if (settled) showPage()
  }, [settled])

  const retry = { busy: isFetching, onRetry: () => void refetch() }
  return (
    <>
      <FilterBar
        state={state}
        options={options}
        counts={counts}
        onSearch={() => setAboutToSearch(true)}
        onApply={showResults}
        onOpenSheet={() => setSheetOpen(true)}
      />
      <Results
        ref={results}
        tabIndex={-1}
        aria-labelledby={countId}
        data-reads-query=""
        data-empty={data && found.length === 0 && !isLoading ? (typeof view.from === 'string' ? 'now' : '') : undefined}
      >
        <Wrap>
          <noscript>{import.meta.env.SSR && <p>These are all our carts. Filters need JavaScript.</p>}</noscript>
          <QuickFilters state={state} options={options} counts={counts} />
          <ResultLine
            id={countId}
            found={found.length}
            total={data && vehicles.length}
            filters={state.view.filters}
            onChoose={state.choose}
            onClear={() => state.choose(NO_FILTERS)}
          >
            <Suspense>{data && message && <RefreshFailure message={message} {...retry} />}</Suspense>
            {data && !error && <AsOf asOf={data.asOf} />}
          </ResultLine>
          {!data && !error && <LoadingGrid />}
          <Suspense>{!data && message && <LoadFailure message={message} {...retry} />}</Suspense>
          {/* The ranked search, which is loading, may find what the plain search does not. */}
          {data && found.length === 0 && isLoading && <LoadingGrid />}
          <Suspense>
            {data && found.length === 0 && !isLoading && (
              <EmptyResult
                filters={view.filters}
                options={options}
                vehicles={vehicles}
                hits={hits}
                heart={heart}
                onChoose={state.choose}
              />
            )}
          </Suspense>
          <VehicleGrid vehicles={found} hits={hits} shown={shown} onMore={showMore} heart={heart} />
        </Wrap>
      </Results>
      {sheetOpen && (
        <FilterSheet
          options={options}
          counts={counts}
          found={found.length}
          state={state}
          onApply={showResults}
          onClose={closeSheet}
          onMissing={closeSheet}
        />
      )}
    </>
  )
}

/** The same view if everything in it is offered. */
const useOffered = (view: View, options: Options): View =>
  useMemo(() => {
    const filters = offered(view.filters, options)
    return filters === view.filters ? view : { ...view, filters }
  }, [view, options])

/**
 * At least a screen high below the bar, so that what follows stays out of sight however few carts are found. If a
 * choice leaves none, what follows helps; with an address it stays out of sight, because it would move there after the
 * page has been painted.
 */
const Results = chakra('section', {
  base: {
    minHeight: 'calc(100svh - 76px)',
    scrollMarginTop: '76px',
    '&[data-empty=now]': { minHeight: '0' },
    '&:focus': { outline: 'none' },
    // A box around the count would look like a field.
    '&:focus-visible [role=status]': {
      textDecoration: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: '6px',
    },
  },
})
