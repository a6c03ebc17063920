import { useEffect, useState } from 'react'

const INPUT_EVENTS = [
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
  'scroll',
  'beforeprint',
  // Assistive technology and autofill may fire only these two.
  'click',
  'input',
] as const

/** Captured, because React stops events on their way to a part of the page that is not hydrated. */
const HOW = { capture: true, passive: true }

/** Listens from the first import on, because code may ask for it after the first input. */
const input = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return resolve()
  const controller = new AbortController()
  const first = () => {
    controller.abort()
    resolve()
  }
  for (const type of INPUT_EVENTS) window.addEventListener(type, first, { ...HOW, signal: controller.signal })
})

/**
 * Resolves at the first user input, for code that hydrates a prerendered part late. During the build it resolves at
 * once.
 */
export const firstInput = (): Promise<void> => input

/** Becomes true with the first user input: time to preload what is likely needed next. */
export function useFirstInput(): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    let isMounted = true
    void input.then(() => isMounted && setSeen(true))
    return () => {
      isMounted = false
    }
  }, [])
  return seen
}
