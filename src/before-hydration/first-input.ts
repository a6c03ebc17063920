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

/** Calls back at the first user input. Returns a function that stops listening. */
function onFirstInput(callback: () => void): () => void {
  const stop = () => {
    for (const type of INPUT_EVENTS) window.removeEventListener(type, first, HOW)
  }
  const first = () => {
    stop()
    callback()
  }
  for (const type of INPUT_EVENTS) window.addEventListener(type, first, HOW)
  return stop
}

/** True after the first user input: what is likely needed next can be loaded before it is asked for. */
export function useFirstInput(): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => (seen ? undefined : onFirstInput(() => setSeen(true))), [seen])
  return seen
}

/** Resolves at the first user input, for code that hydrates a prerendered part late; at once in the build. */
export const firstInput = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof window === 'undefined') resolve()
    else onFirstInput(resolve)
  })
