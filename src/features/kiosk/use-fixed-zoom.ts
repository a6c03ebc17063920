import { useEffect } from 'react'

/** Of a mouse wheel or a trackpad, a keyboard, and Safari; touch screens follow `touch-action` in kiosk.css. */
const ZOOM_KEYS = new Set(['+', '-', '=', '0'])

/** Keeps the page at its size: the next person would find it enlarged. The viewer of pictures has a zoom of its own. */
export function useFixedZoom() {
  useEffect(() => {
    const stopped = new AbortController()
    const options = { capture: true, passive: false, signal: stopped.signal }
    const hasModifier = ({ ctrlKey, metaKey }: { ctrlKey: boolean; metaKey: boolean }) => ctrlKey || metaKey
    addEventListener('wheel', (event) => hasModifier(event) && event.preventDefault(), options)
    addEventListener('gesturestart', (event) => event.preventDefault(), options)
    const onKey = (event: KeyboardEvent) => {
      if (hasModifier(event) && ZOOM_KEYS.has(event.key)) event.preventDefault()
    }
    addEventListener('keydown', onKey, options)
    return () => stopped.abort()
  }, [])
}
