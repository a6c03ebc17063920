import { useEffect, useState } from 'react'

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'beforeprint'] as const

/** Captured: React stops events on their way to a part of the page that it has not hydrated yet. */
const HOW = { capture: true, passive: true }

/** Calls back at the first sign that somebody is here. Returns how to stop listening. */
function onFirstSign(callback: () => void): () => void {
  const stop = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, first, HOW)
  }
  const first = () => {
    stop()
    callback()
  }
  for (const sign of SIGNS) window.addEventListener(sign, first, HOW)
  return stop
}

/** True from the first sign on that somebody is here: what they may want next can be loaded before they ask for it. */
export function useFirstSign(): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => (seen ? undefined : onFirstSign(() => setSeen(true))), [seen])
  return seen
}

/** Resolves at the first sign, for code that makes alive what a prerendered page shows already; at once in the build. */
export const firstSign = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof window === 'undefined') resolve()
    else onFirstSign(resolve)
  })
