import { type RefObject, useLayoutEffect, useRef } from 'react'

/** A button with `aria-pressed`. `early` is set by `inline-script.ts`: the last click that React must not handle as well. */
export type ToggleButton = HTMLButtonElement & { early?: Event }

/**
 * Reports that a toggle button was pressed before hydration. It is prerendered with `data-early` and not pressed;
 * `inline-script.ts` presses it until hydration, so that a press is seen at once, and notes the click.
 * @param onEarly called once, at hydration, when the button was left pressed
 */
export function useEarlyToggle(onEarly: () => void): RefObject<ToggleButton | null> {
  const button = useRef<ToggleButton>(null)
  const first = useRef(onEarly)
  useLayoutEffect(() => {
    // Not left to React: its handlers are attached from now on, and its next render may come later.
    button.current?.removeAttribute('data-early')
    if (button.current?.early && button.current.ariaPressed === 'true') first.current()
  }, [])
  return button
}
