import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useLatest } from '../../hooks/use-latest.ts'
import { type ColorChanges, closedParams, openParams, withColors } from './color-changes.ts'

/** The router's state in the history entry of an open stage. */
const TURN_ENTRY = { turn: true }

/** Asks the browser, because the router's state is one render late, and Back may be pressed before. */
const isAtTurnEntry = () => history.state?.usr?.turn === true

/**
 * What Back or Forward did. A step at which the stage was neither open before nor is now concerns something else, such
 * as a dialog.
 */
const stepOf = (wasAtEntry: boolean, isAtEntry: boolean) =>
  isAtEntry ? 'opened' : wasAtEntry ? 'closed' : 'something else'

/**
 * Gives the open 3-D stage a history entry whose address asks for it in the chosen colors, so that people can share it:
 * - a stage that opens adds the entry, unless it opens at one: after a reload or Forward;
 * - a stage that is closed on its page goes back to the entry below;
 * - Back closes the stage, and the entry below gets the colors; Forward opens it again, in the colors of its entry;
 * - a chosen color replaces the address of the entry.
 *
 * The entry of a dialog (`src/ui/dialog.tsx`) has no address to share, so it is added without the router.
 * @param onOpened called when Back or Forward has closed or opened the stage
 * @returns the query with the colors, and a function that changes them
 */
export function useTurnEntry(isOpen: boolean, onOpened: (isOpen: boolean) => void) {
  const navigate = useNavigate()
  const [, setParams] = useSearchParams()
  // Stored here too, because a render of the router may come too late for a radio button.
  const [query, setQuery] = useState(() => location.search)
  const wasAtEntry = useRef(false)
  const latest = useLatest({ navigate, onOpened, query, setParams })
  // Before the stage is painted: once the stage is visible, Back must not leave the page.
  useLayoutEffect(() => {
    if (!isOpen) return
    const { pathname } = location
    wasAtEntry.current = true
    if (!isAtTurnEntry()) latest.current.setParams(openParams(location.search), { state: TURN_ENTRY })
    return () => {
      // Not when Back or a link has left the entry.
      if (isAtTurnEntry() && location.pathname === pathname) latest.current.navigate(-1)
    }
  }, [isOpen, latest])
  useEffect(() => {
    const { pathname } = location
    const onPopState = () => {
      const step = stepOf(wasAtEntry.current, isAtTurnEntry())
      if (location.pathname !== pathname || step === 'something else') return
      const { onOpened, query, setParams } = latest.current
      wasAtEntry.current = step === 'opened'
      if (step === 'opened') setQuery(location.search)
      else setParams(closedParams(location.search, query), { replace: true, state: history.state?.usr })
      onOpened(step === 'opened')
    }
    addEventListener('popstate', onPopState)
    return () => removeEventListener('popstate', onPopState)
  }, [latest])
  const choose = (colors: ColorChanges) => {
    const params = withColors(location.search, colors)
    setQuery(`?${params}`)
    setParams(params, { replace: true, state: TURN_ENTRY })
  }
  return { query, choose }
}
