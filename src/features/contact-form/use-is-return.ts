import { useState } from 'react'
import { useNavigationType } from 'react-router-dom'

/** True once somebody asked in this document: whatever comes later is a client-side navigation. */
let wasAsked = false

/** Whether somebody came to this page by Back, Forward or a reload, and not by a link or an address. False in the build. */
export function useIsReturn(): boolean {
  const type = useNavigationType()
  const [isReturn] = useState(() => {
    const isFirst = !wasAsked
    wasAsked = true
    return type !== 'PUSH' && !(isFirst && wasOpenedAnew())
  })
  return isReturn
}

function wasOpenedAnew(): boolean {
  if (typeof document === 'undefined') return true
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate'
}
