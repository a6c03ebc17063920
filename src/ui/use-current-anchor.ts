import { useEffect, useState } from 'react'
import { findLast } from '../lib/find-last.ts'

/**
 * The part of a page that is current: the last one whose top has passed the upper third of the screen.
 * @param ids of the parts, in page order; pass the same array on every render
 * @returns undefined before the first part, and while hydrating
 */
export function useCurrentAnchor(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const parts = ids.flatMap((id) => document.getElementById(id) ?? [])
    // Not an IntersectionObserver: a jump past a part scrolls without changing which share of it is visible.
    const find = () => setCurrent(findLast(parts, (part) => part.getBoundingClientRect().top < innerHeight / 3)?.id)
    find()
    addEventListener('scroll', find, { passive: true })
    return () => removeEventListener('scroll', find)
  }, [ids])
  return current
}
