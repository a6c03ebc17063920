import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Location, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { useHydrated } from '../../before-hydration/hydrated.ts'
import { isKioskMode } from '../../device/kiosk-mode.ts'
import { filtersFromUrl, filtersToUrl } from './filter-url.ts'
import { type Filters, NO_FILTERS } from './filters.ts'

/** How long typing must pause before its text is written to the address, in ms. The results do not wait for it. */
const TYPING_PAUSE_MS = 300

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

/** The filters that are set. */
const chosenIn = (filters: Filters): Partial<Filters> =>
  Object.fromEntries(Object.entries(filters).filter(([key, value]) => value !== NO_FILTERS[key as keyof Filters]))

/**
 * The state of the filters, synchronized with the address: a choice pushes a history entry, typing replaces the current
 * one (debounced). On a kiosk nothing is written. Reads the address of a link, of Back and of Forward. Ignores
 * navigations that it caused, so that letters typed while the address is being written are not lost. Filters nothing
 * until hydration is over, as in the prerendered page.
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
  // When fields are mounted, they pass on what was entered before hydration. This happens before it becomes true.
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
    // On arrival nothing was typed, or only before hydration, which still has to be written.
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
    // After Back the address belongs to another entry, which must not be overwritten with text from before.
    if (typed.current && typed.current.href === window.location.href) write(latest.current, true)
  }

  const enter = (choice: Partial<Filters>) => {
    forgetTyped()
    const next = { ...latest.current, ...choice }
    latest.current = next
    const show = () => setView({ filters: next, from: 'typing' })
    // The field itself shows every keystroke at once; the rest of the page may take longer.
    if (hydrated) startTransition(show)
    else show()
    typed.current = { href: window.location.href, timer: setTimeout(flush, TYPING_PAUSE_MS) }
  }

  return {
    view,
    hydrated,
    /** Takes the text of a field while a person types. */
    type: enter,
    /** Writes the typed text at once, because the reader leaves the field or submits the form. */
    flush,
    /** @param replace whether to replace the entry: several choices that belong together are one step back */
    choose: (choice: Partial<Filters>, replace = false) => {
      // A control was used before hydration.
      if (!isMounted.current) return enter(choice)
      const next = { ...latest.current, ...choice }
      latest.current = next
      setView({ filters: next, from: 'choice' })
      write(next, replace)
    },
  }
}

export type FilterState = ReturnType<typeof useFilters>
