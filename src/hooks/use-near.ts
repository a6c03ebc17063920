import { type RefObject, useEffect, useState } from 'react'

/** Becomes true when the element comes within `margin` of the visible part of the page, in any scroll container. */
export function useNear(element: RefObject<Element | null>, margin = '600px'): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: margin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [near, element, margin])
  return near
}
