import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { VIEW_3D, VIEW_PARAM } from '../../addresses/paths.ts'
import { useLatest } from '../../hooks/use-latest.ts'
import { type ColorChanges, closedParams, withColors } from './color-changes.ts'

/** The router's state in the history entry of an open stage. */
const TURN_ENTRY = { turn: true }

/** Asks the browser, because the router's state is one render late, and Back may be pressed before. */
const isTurnEntry = () => history.state?.usr?.turn === true

/**
 * Gives the open 3-D stage a history entry whose address asks for it in the chosen colors: people can share it, Back
 * closes the stage, and Forward opens it again. After Back the address keeps the colors. The entry of a dialog
 * (`src/ui/dialog.tsx`) has no address, so the router does not know it.
 * @param onOpened called when Back or Forward has closed or opened the stage
 * @returns the query with the colors, and a function that changes them
 */
export function useTurnEntry(isOpen: boolean, onOpened: (isOpen: boolean) => void) {
  const navigate = useNavigate()
  const [, setParams] = useSearchParams()
  // Stored here too, because a render of the router may come too late for a radio button.
  const [query, setQuery] = useState(() => location.search)
  const hasEntry = useRef(false)
  const latest = useLatest({ navigate, onOpened, query, setParams })
  // Before the stage is painted: once the stage is visible, Back must not leave the page.
  useLayoutEffect(() => {
    if (!isOpen) return
    const { pathname } = location
    hasEntry.current = true
    if (!isTurnEntry()) {
      const params = new URLSearchParams(location.search)
      params.set(VIEW_PARAM, VIEW_3D)
      latest.current.setParams(params, { state: TURN_ENTRY })
    }
    // Closed on its page, not left by Back or for another page.
    return () => {
      if (isTurnEntry() && location.pathname === pathname) latest.current.navigate(-1)
    }
  }, [isOpen, latest])
  useEffect(() => {
    const { pathname } = location
    const onPopState = () => {
      if (location.pathname !== pathname || (!isTurnEntry() && !hasEntry.current)) return
      const { onOpened, query, setParams } = latest.current
      hasEntry.current = isTurnEntry()
      if (isTurnEntry()) setQuery(location.search)
      else setParams(closedParams(location.search, query), { replace: true, state: history.state?.usr })
      onOpened(isTurnEntry())
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
