import { useEffect, useState } from 'react'

const INPUT_EVENTS = [
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
  'scroll',
  'beforeprint',
  // Assistive technology and autofill can fire these without any of the others.
  'click',
  'input',
] as const

/** Captured: React stops events on their way to a part of the page that it has not hydrated yet. */
const HOW = { capture: true, passive: true }

/** Listens from the first import on: what waits for the input may ask only after it. */
const input = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return resolve()
  const end = new AbortController()
  const first = () => {
    end.abort()
    resolve()
  }
  for (const type of INPUT_EVENTS) window.addEventListener(type, first, { ...HOW, signal: end.signal })
})

/** Resolves at the first user input, for code that hydrates a prerendered part late; at once in the build. */
export const firstInput = (): Promise<void> => input

/** True after the first user input: time to preload what is likely needed next. */
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
