import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Gives a dialog a history entry of its own, marked `name` in its state, so that Back closes it. The router sees no new page,
 * because the entry has the key of the page below.
 */
export function useBackCloses(name: string, close: () => void) {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  // Before the paint: a person who sees it and presses Back at once must not leave the page.
  useLayoutEffect(() => {
    const { state } = history
    // The router counts entries in `idx`.
    if (!state?.[name]) history.pushState({ ...state, idx: (state?.idx ?? 0) + 1, [name]: true }, '')
    // An entry on top of it was left: what this one has opened stays.
    const onBack = () => history.state?.[name] || latest.current()
    addEventListener('popstate', onBack)
    return () => {
      removeEventListener('popstate', onBack)
      if (history.state?.[name]) history.back()
    }
  }, [name])
}
