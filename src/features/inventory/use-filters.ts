import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Location, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { useHydrated } from '../../before-hydration/hydrated.ts'
import { isKioskMode } from '../../device/kiosk-mode.ts'
import { filtersFromUrl, filtersToUrl } from './filter-url.ts'
import { type Filters, NO_FILTERS } from './filters.ts'
import { useDelayedWrite } from './use-delayed-write.ts'

const OWN = { writtenBy: 'filters' }

/** Whether this hook caused the navigation to this location. */
const isOwn = (location: Location, how: NavigationType): boolean =>
  how !== NavigationType.Pop && (location.state as typeof OWN | null)?.writtenBy === OWN.writtenBy

/** The filters to show, and where they come from: a history entry (its key), a choice, or typing. */
export type View = { filters: Filters; from: { entry: string } | 'choice' | 'typing' }

const PRERENDERED: View = { filters: NO_FILTERS, from: { entry: '' } }

/**
 * The filters of a kiosk, by history entry. They stay out of the address, because the browser writes addresses to disk.
 */
const unwritten: Record<string, Filters> = {}

const viewAt = (location: Location): View => ({
  filters: unwritten[location.key] ?? filtersFromUrl(new URLSearchParams(location.search)),
  from: { entry: location.key },
})

/** The view of an address with what was entered before hydration, which is newer than the address. */
const withEarlyInput = (arrived: View, early: View): View => {
  const entered = Object.entries(early.filters).filter(([key, value]) => value !== NO_FILTERS[key as keyof Filters])
  return { ...arrived, filters: { ...arrived.filters, ...Object.fromEntries(entered) } }
}

/**
 * The state of the filters, synchronized with the address:
 * - a choice pushes a history entry, and typing replaces the current one after a pause; on a kiosk neither writes;
 * - the address of a link, of Back and of Forward sets the filters. Navigations that this hook has caused do not, so
 *   that letters typed meanwhile are not lost;
 * - until hydration is over nothing is filtered, as in the prerendered page. What was entered before that comes first.
 */
export function useFilters() {
  const hydrated = useHydrated()
  const location = useLocation()
  const navigate = useNavigate()
  const isOwnNavigation = isOwn(location, useNavigationType())
  const [view, setView] = useState(() => (hydrated ? viewAt(location) : PRERENDERED))
  /** The history entry that `view` follows; none before the end of hydration. */
  const [followed, setFollowed] = useState(hydrated ? location.key : undefined)
  const address = useDelayedWrite()
  // The newest filters: `view` may still be pending in a transition.
  const newest = useRef(view.filters)
  // When fields are mounted, they pass on what was entered before hydration. This happens before it becomes true.
  const isMounted = useRef(false)
  useLayoutEffect(() => {
    if (isMounted.current && typeof view.from === 'object' && view !== PRERENDERED) newest.current = view.filters
    isMounted.current = true
  }, [view])

  if (hydrated && location.key !== followed) {
    setFollowed(location.key)
    if (followed === undefined) setView(withEarlyInput(viewAt(location), view))
    else if (!isOwnNavigation) setView(viewAt(location))
  }

  const { cancel } = address
  const arrivedAt = useRef(location)
  useEffect(() => {
    // What was typed belongs to the entry that was left. On arrival it was typed before hydration, and belongs here.
    if (location !== arrivedAt.current && !isOwnNavigation) cancel()
    arrivedAt.current = location
  }, [location, isOwnNavigation, cancel])

  const write = (replace: boolean) => {
    if (isKioskMode()) {
      unwritten[location.key] = newest.current
      return
    }
    const search = filtersToUrl(newest.current, new URLSearchParams(window.location.search)).toString()
    if (search !== window.location.search.slice(1)) navigate({ search }, { replace, state: OWN })
  }

  const type = (text: Partial<Filters>) => {
    const filters = { ...newest.current, ...text }
    newest.current = filters
    const show = () => setView({ filters, from: 'typing' })
    // The field itself shows every keystroke at once; the rest of the page may take longer.
    if (hydrated) startTransition(show)
    else show()
    address.schedule(() => write(true))
  }

  const choose = (choice: Partial<Filters>, replace: boolean) => {
    const filters = { ...newest.current, ...choice }
    newest.current = filters
    setView({ filters, from: 'choice' })
    cancel()
    write(replace)
  }

  return {
    view,
    hydrated,
    /** Takes the text of a field while a person types. */
    type,
    /** Writes the typed text at once, because the reader leaves the field or submits the form. */
    flush: address.flush,
    /** @param replace whether to replace the entry: several choices that belong together are one step back */
    choose: (choice: Partial<Filters>, replace = false) =>
      // Before hydration was over, a choice is shown and written like typed text.
      isMounted.current ? choose(choice, replace) : type(choice),
  }
}

export type FilterState = ReturnType<typeof useFilters>
