import { useEffect } from 'react'
import { useLatest } from '../../hooks/use-latest.ts'

/** A click follows within this time after the finger is lifted, in ms, or never: a swipe or a long press has none. */
const CLICK_MS = 350

/**
 * Calls back when a press of a finger, mouse or key is over, including all events that follow it. Until then the shown
 * element takes the click, so that no other element gets it.
 */
export function useEndOfPress(onEnd: () => void) {
  const latest = useLatest(onEnd)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = () => latest.current()
    const endSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(end, CLICK_MS)
    }
    const onKey = (event: KeyboardEvent) => {
      // Ignores shortcuts of the kiosk or the system. And a key must not press what then gets the focus.
      if (event.ctrlKey || event.altKey || event.metaKey) return
      event.preventDefault()
      endSoon()
    }
    const controller = new AbortController()
    const options = { capture: true, signal: controller.signal }
    addEventListener('click', end, options)
    for (const type of ['pointerup', 'pointercancel', 'wheel'] as const) addEventListener(type, endSoon, options)
    addEventListener('keydown', onKey, options)
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [latest])
}
