import { useEffect, useState } from 'react'

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'beforeprint'] as const

/** True from the first sign on that somebody is here: what they may want next can be loaded before they ask for it. */
export function useFirstSign(): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (seen) return
    const see = () => setSeen(true)
    for (const sign of SIGNS) window.addEventListener(sign, see, { passive: true, once: true })
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, see)
    }
  }, [seen])
  return seen
}
