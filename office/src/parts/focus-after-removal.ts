import { useEffect, useRef } from 'react'

/**
 * With an item goes the button that had the focus. The heading of the list gets it, which needs a tabIndex.
 * @param count of the items
 */
export function useFocusAfterRemoval(count: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true })
    before.current = count
  }, [count])
  return heading
}
