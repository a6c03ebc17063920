import { useLayoutEffect, useRef, useState } from 'react'

/** How long a message about a change stays ("Back online", "Delivered"), in ms. */
const NEWS_MS = 5000

/** Returns the value for a few seconds after it has changed, otherwise undefined. */
export function useRecentChange<T>(value: T): T | undefined {
  const [news, setNews] = useState<T>()
  const before = useRef(value)
  // Before the screen is painted, so that nothing flashes.
  useLayoutEffect(() => {
    const changed = value !== before.current
    before.current = value
    setNews(changed ? value : undefined)
    if (!changed) return
    const timer = setTimeout(() => setNews(undefined), NEWS_MS)
    return () => clearTimeout(timer)
  }, [value])
  return news
}
