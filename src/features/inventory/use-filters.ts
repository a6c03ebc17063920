import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Location, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { useHydrated } from '../../before-hydration/hydrated.ts'
import { isKioskMode } from '../../device/kiosk-mode.ts'
import { filtersFromUrl, filtersToUrl } from './filter-url.ts'
import { type Filters, NO_FILTERS } from './filters.ts'

/** Debounce before typed text is written to the address, in ms; the results do not wait for it. */
const TYPING_PAUSE_MS = 300

const OWN = { writtenBy: 'filters' }

/** Whether this hook caused the navigation to this location. */
const isOwn = (location: Location, how: NavigationType): boolean =>
  how !== NavigationType.Pop && (location.state as typeof OWN | null)?.writtenBy === OWN.writtenBy

/** The filters to show, and where they come from: a history entry (its key), a choice, or typing. */
export type View = { filters: Filters; from: { entry: string } | 'choice' | 'typing' }

const PRERENDERED: View = { filters: NO_FILTERS, from: { entry: '' } }

/** The filters of a kiosk by history entry. They stay out of the address, because the browser writes that to its files. */
const unwritten: Record<string, Filters> = {}

const viewAt = (location: Location): View => ({
  filters: unwritten[location.key] ?? filtersFromUrl(new URLSearchParams(location.search)),
  from: { entry: location.key },
})

/** The filters that are set. */
const chosenIn = (filters: Filters): Partial<Filters> =>
  Object.fromEntries(Object.entries(filters).filter(([key, value]) => value !== NO_FILTERS[key as keyof Filters]))

/**
 * The state of the filters, synchronised with the address: a choice pushes a history entry, typing replaces the current
 * one (debounced). On a kiosk nothing is written. Reads the address of a link, of Back and of Forward. Ignores navigations
 * that it caused, so a letter typed while the address is being written is never lost. Until hydration is over nothing is
 * filtered, as in the prerendered page.
 */
export function useFilters() {
  const hydrated = useHydrated()
  const location = useLocation()
  const how = useNavigationType()
  const navigate = useNavigate()
  const [view, setView] = useState(() => (hydrated ? viewAt(location) : PRERENDERED))
  const [seen, setSeen] = useState(hydrated ? location.key : undefined)
  const typed = useRef<{ href: string; timer: ReturnType<typeof setTimeout> }>(undefined)
  // The newest filters: `view` may still be pending in a transition.
  const latest = useRef(view.filters)
  // Fields pass on what was entered before hydration when they are mounted: before this.
  const isMounted = useRef(false)
  useLayoutEffect(() => {
    if (isMounted.current && typeof view.from === 'object' && view !== PRERENDERED) latest.current = view.filters
    isMounted.current = true
  }, [view])

  if (hydrated && location.key !== seen) {
    setSeen(location.key)
    const asked = viewAt(location)
    // Input before hydration is newer than the address.
    if (seen === undefined && view !== PRERENDERED)
      setView({ ...asked, filters: { ...asked.filters, ...chosenIn(view.filters) } })
    else if (!isOwn(location, how)) setView(asked)
  }

  const forgetTyped = useCallback(() => {
    clearTimeout(typed.current?.timer)
    typed.current = undefined
  }, [])
  const arrivedAt = useRef(location)
  useEffect(() => {
    // At the place of arrival nothing was typed yet, or only before hydration, which is still to be written.
    if (location !== arrivedAt.current && !isOwn(location, how)) forgetTyped()
    arrivedAt.current = location
  }, [location, how, forgetTyped])
  useEffect(() => forgetTyped, [forgetTyped])

  const write = (next: Filters, replace: boolean) => {
    forgetTyped()
    if (isKioskMode()) {
      unwritten[location.key] = next
      return
    }
    const search = filtersToUrl(next, new URLSearchParams(window.location.search)).toString()
    if (search !== window.location.search.slice(1)) navigate({ search }, { replace, state: OWN })
  }

  const flush = () => {
    // After Back the address belongs to another entry, which must not be overwritten by what was typed before.
    if (typed.current && typed.current.href === window.location.href) write(latest.current, true)
  }

  const enter = (choice: Partial<Filters>) => {
    forgetTyped()
    const next = { ...latest.current, ...choice }
    latest.current = next
    const show = () => setView({ filters: next, from: 'typing' })
    // The field shows every keystroke at once, by itself; the rest of the page may take its time.
    if (hydrated) startTransition(show)
    else show()
    typed.current = { href: window.location.href, timer: setTimeout(flush, TYPING_PAUSE_MS) }
  }

  return {
    view,
    hydrated,
    /** Takes the text of a field while it is typed. */
    type: enter,
    /** Writes what was typed at once: the reader leaves the field or sends the form. */
    flush,
    /** @param replace several choices that belong together are one step back: all but the first replace */
    choose: (choice: Partial<Filters>, replace = false) => {
      // A control that was used before hydration.
      if (!isMounted.current) return enter(choice)
      const next = { ...latest.current, ...choice }
      latest.current = next
      setView({ filters: next, from: 'choice' })
      write(next, replace)
    },
  }
}

export type FilterState = ReturnType<typeof useFilters>
