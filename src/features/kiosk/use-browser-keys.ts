import { useEffect } from 'react'

/** With Ctrl or Cmd: zoom, printing, files, windows, the source of the page. Browsers do not report some of these to the page. */
const WITH_CONTROL = new Set(['+', '-', '=', '0', 'p', 's', 'o', 'u', 'n', 't'])
/** Back and forward, with Alt on most systems and with Cmd on a Mac. */
const ARROWS = new Set(['ArrowLeft', 'ArrowRight'])

/**
 * Keeps the browser's own commands from a keyboard, a wheel and a trackpad: the page at its size, because the next person would find
 * it enlarged, and no dialog that leads to files. Touch screens follow `touch-action` in kiosk.css, and the viewer of pictures has a
 * zoom of its own.
 */
export function useBrowserKeys() {
  useEffect(() => {
    const stopped = new AbortController()
    const options = { capture: true, passive: false, signal: stopped.signal }
    addEventListener('wheel', (event) => (event.ctrlKey || event.metaKey) && event.preventDefault(), options)
    addEventListener('gesturestart', (event) => event.preventDefault(), options)
    const onKey = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, key } = event
      const isCommand = (ctrlKey || metaKey) && WITH_CONTROL.has(key.toLowerCase())
      const isWayBack = (altKey || metaKey) && ARROWS.has(key)
      if (isCommand || isWayBack || key.startsWith('Browser')) event.preventDefault()
    }
    addEventListener('keydown', onKey, options)
    return () => stopped.abort()
  }, [])
}
