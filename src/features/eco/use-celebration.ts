import { useEffect, useState } from 'react'

/** How long the message stays, in ms. */
const CELEBRATION_MS = 3000

/** True for 3 seconds from each new `run`; never for run 0, which is a restored result. */
export function useCelebration(run: number): boolean {
  const [over, setOver] = useState(0)
  useEffect(() => {
    if (run === 0) return
    const timer = setTimeout(() => setOver(run), CELEBRATION_MS)
    return () => clearTimeout(timer)
  }, [run])
  return run > over
}
