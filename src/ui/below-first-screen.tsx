import { type ComponentType, type ReactNode, useState } from 'react'
import { firstInput } from '../before-hydration/first-input.ts'
import { useHydrated } from '../before-hydration/hydrated.ts'
import { HydrationErrorBoundary } from './hydration-error-boundary.tsx'
import { late } from './late.tsx'

/**
 * A part below the first screen that shows links and text: it is prerendered, and its code is loaded after the first user input.
 * After a client-side navigation it is loaded at once.
 * @param waiting is shown in its place meanwhile
 */
export function belowFirstScreen<Props extends object>(load: () => Promise<ComponentType<Props>>, waiting?: ReactNode) {
  const AtOnce = late(load)
  const AfterFirstInput = late(() => firstInput().then(load))
  return function BelowFirstScreen(props: Props) {
    const hydrated = useHydrated()
    // Chosen once, as one element: React leaves a part that is not hydrated alone when its parent renders again.
    const [part] = useState(() => (
      <HydrationErrorBoundary isPrerendered={!hydrated} fallback={waiting}>
        {hydrated ? <AtOnce {...props} /> : <AfterFirstInput {...props} />}
      </HydrationErrorBoundary>
    ))
    return part
  }
}
