import { useEffect } from 'react'
import { clearClipboard } from './end-session.ts'

/** Input after which browsers let a page write the clipboard. */
const PRESSES = ['pointerup', 'keydown'] as const

/** Removes what the person before has copied, with the first press: a session that ends without one cannot do it. */
export function useCleanClipboard() {
  useEffect(() => {
    for (const press of PRESSES) addEventListener(press, clearClipboard, { once: true, capture: true })
    return () => {
      for (const press of PRESSES) removeEventListener(press, clearClipboard, { capture: true })
    }
  }, [])
}
