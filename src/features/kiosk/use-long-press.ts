import { useEffect } from 'react'

const PRESS_MS = 3000
/** How far from both edges a press counts as in the corner, and how far a finger may slip, in px. */
const CORNER = 72
const SLIP = 16

/**
 * Detects a press of about three seconds in a corner of the screen, or Ctrl+Alt+K. It only listens: shorter presses
 * work as usual.
 * @param onPress must not change between renders
 */
export function useLongPress(onPress: () => void) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let from = { x: 0, y: 0 }
    const stop = () => clearTimeout(timer)
    const onDown = ({ clientX: x, clientY: y, isPrimary }: PointerEvent) => {
      stop()
      const inX = x <= CORNER || x >= innerWidth - CORNER
      const inY = y <= CORNER || y >= innerHeight - CORNER
      if (!isPrimary || !inX || !inY) return
      from = { x, y }
      timer = setTimeout(onPress, PRESS_MS)
    }
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - from.x, clientY - from.y) > SLIP) stop()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey && event.altKey && event.code === 'KeyK') onPress()
    }
    const controller = new AbortController()
    const options = { capture: true, signal: controller.signal }
    addEventListener('pointerdown', onDown, options)
    addEventListener('pointermove', onMove, options)
    for (const type of ['pointerup', 'pointercancel'] as const) addEventListener(type, stop, options)
    // Not captured: the press itself takes the focus from a field, but only a window that loses the focus ends the
    // press.
    addEventListener('blur', stop, { signal: controller.signal })
    addEventListener('keydown', onKey, options)
    return () => {
      stop()
      controller.abort()
    }
  }, [onPress])
}
