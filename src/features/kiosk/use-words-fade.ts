import { type RefObject, useEffect } from 'react'
import { prefersReducedMotion } from '../../lib/prefers-reduced-motion.ts'

/** How long one slide fades into the next, in ms. */
export const FADE_MS = 900

/** Fades the words of a slide in after those of the last one have faded out, so that they never overlap. */
export function useWordsFade(words: RefObject<HTMLElement | null>, isLeaving: boolean) {
  useEffect(() => {
    const keyframes = isLeaving
      ? { opacity: [1, 0, 0], offset: [0, 0.45, 1] }
      : { opacity: [0, 0, 1], offset: [0, 0.55, 1] }
    const fade = prefersReducedMotion()
      ? undefined
      : words.current?.animate(keyframes, { duration: FADE_MS, fill: 'forwards' })
    return () => fade?.cancel()
  }, [words, isLeaving])
}
