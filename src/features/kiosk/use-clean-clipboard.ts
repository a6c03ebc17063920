import { useEffect } from 'react'
import { clearClipboard } from './end-session.ts'

/** Input after which browsers let a page write the clipboard. */
const PRESSES = ['pointerup', 'keydown'] as const

/**
 * Removes what the person before has copied, with the first press: a session that ends without one cannot do it. With that one only:
 * a later one would remove what this person has copied.
 */
export function useCleanClipboard() {
  useEffect(() => {
    const listening = new AbortController()
    const clear = () => {
      listening.abort()
      clearClipboard()
    }
    for (const press of PRESSES) addEventListener(press, clear, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [])
}
