import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Gives what is open a history entry of its own, marked `name` in its state, so that Back closes it. The router takes the entry for
 * the page it lies on, because the key is the same.
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
