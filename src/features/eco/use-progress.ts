import { useEffect, useState } from 'react'
import { prefersReducedMotion } from '../../lib/prefers-reduced-motion.ts'

/** How long figures count up to a new result, in ms. */
const COUNTING_MS = 2400

/** Fast at first, slow towards the end. */
const eased = (share: number) => 1 - (1 - share) ** 4

/**
 * Goes from 0 to 1 each time `run` grows; 1 at once for run 0 and for visitors who prefer reduced motion. Multiply a
 * final figure by it.
 */
export function useProgress(run: number): number {
  const [frame, setFrame] = useState({ run: 0, share: 1 })
  useEffect(() => {
    if (run === 0) return
    if (prefersReducedMotion()) return setFrame({ run, share: 1 })
    const start = performance.now()
    let request = requestAnimationFrame(function step(now) {
      const share = Math.min(1, Math.max(0, (now - start) / COUNTING_MS))
      setFrame({ run, share })
      if (share < 1) request = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(request)
  }, [run])
  if (run === 0) return 1
  // Before the first frame of a new run, nothing has been counted.
  return frame.run === run ? eased(frame.share) : 0
}
