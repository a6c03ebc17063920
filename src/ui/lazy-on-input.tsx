import { type ComponentType, lazy, type ReactNode, useState } from 'react'
import { firstInput } from '../before-hydration/first-input.ts'
import { useHydrated } from '../before-hydration/hydrated.ts'
import { HydrationErrorBoundary } from './hydration-error-boundary.tsx'
import { lazyPart } from './lazy-part.tsx'

type Options = {
  /** Whether the part is of use before the first input, so that it is loaded with its page. */
  isNeeded?: () => boolean
  /** Placeholder while it loads. */
  waiting?: ReactNode
  /** Shown above a form that cannot be loaded or hydrated. Other parts wait for the connection. */
  formNote?: ReactNode
}

/**
 * A part of a page that is prerendered, and whose code is loaded after the first user input. After a client-side navigation it is
 * loaded at once.
 */
export function lazyOnInput<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isNeeded = () => false, waiting, formNote }: Options = {},
) {
  const part = (isReady: () => boolean) => {
    const loadWhenReady = async () => {
      if (!isReady()) await firstInput()
      return load()
    }
    return formNote ? lazy(async () => ({ default: await loadWhenReady() })) : lazyPart(loadWhenReady)
  }
  const AtOnce = part(() => true)
  const OnInput = part(() => import.meta.env.SSR || isNeeded())
  return function LazyOnInput(props: Props) {
    const hydrated = useHydrated()
    // Chosen once, as one element: React leaves a part that is not hydrated alone when its parent renders again.
    const [chosen] = useState(() => (
      <HydrationErrorBoundary isPrerendered={!hydrated} fallback={waiting} formNote={formNote}>
        {hydrated ? <AtOnce {...props} /> : <OnInput {...props} />}
      </HydrationErrorBoundary>
    ))
    return chosen
  }
}
