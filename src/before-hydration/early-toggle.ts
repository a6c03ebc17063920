import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * A button with `aria-pressed`. `early` is the last click, set by `inline-script.ts`, which React must not handle
 * again.
 */
export type ToggleButton = HTMLButtonElement & { early?: Event }

/**
 * Reports that a toggle button was pressed before hydration. It is prerendered with `data-early`, not pressed. Until
 * hydration `inline-script.ts` toggles it, so that a press shows at once, and records the click.
 * @param onEarly called once, at hydration, if the button was left pressed
 */
export function useEarlyToggle(onEarly: () => void): RefObject<ToggleButton | null> {
  const button = useRef<ToggleButton>(null)
  const first = useRef(onEarly)
  useLayoutEffect(() => {
    // Removed here, not by React: its handlers are attached from now on, and its next render may come later.
    button.current?.removeAttribute('data-early')
    if (button.current?.early && button.current.getAttribute('aria-pressed') === 'true') first.current()
  }, [])
  return button
}
