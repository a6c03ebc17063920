import { startTransition, useEffect, useState } from 'react'
import type { View } from './use-filters.ts'

/**
 * The view that the cards are drawn of: after a choice it is updated in a transition, so that the control itself
 * responds at once. What is typed comes in a transition already, and Back has to find everything in its place.
 *
 * `useDeferredValue` would be the tool, but in React 19.1 it can render forever after Back or Forward (react#32821,
 * fixed in 19.2, whose client is too large for the first route: record 9).
 */
export function useDrawnView(view: View): View {
  const [drawn, setDrawn] = useState(view)
  if (view.from !== 'choice' && drawn !== view) setDrawn(view)
  useEffect(() => startTransition(() => setDrawn(view)), [view])
  return drawn
}
