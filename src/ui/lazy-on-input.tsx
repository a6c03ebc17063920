import { chakra } from '@chakra-ui/react'
import { type ComponentType, lazy, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { firstInput } from '../before-hydration/first-input.ts'
import { useHydrated } from '../before-hydration/hydrated.ts'
import { HydrationErrorBoundary } from './hydration-error-boundary.tsx'
import { lazyPart } from './lazy-part.tsx'

type Options = {
  /** Of the element around the part, for one that is on its page once: it stays as it was prerendered until its code is there. */
  id?: string
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
  { id, isNeeded = () => false, waiting, formNote }: Options = {},
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
    const place = useRef<HTMLDivElement>(null)
    // Chosen once, as one element: React leaves a part that is not hydrated alone when its parent renders again.
    const [chosen] = useState(() => {
      const prerendered = import.meta.env.SSR || !id ? undefined : document.getElementById(id)?.children
      return (
        <HydrationErrorBoundary
          place={place}
          isPrerendered={!hydrated || !!prerendered}
          fallback={prerendered ? <Prerendered elements={[...prerendered]} /> : waiting}
          formNote={formNote}
        >
          {hydrated ? <AtOnce {...props} /> : <OnInput {...props} />}
        </HydrationErrorBoundary>
      )
    })
    return (
      <Contents id={id} ref={place}>
        {chosen}
      </Contents>
    )
  }
}

/**
 * React renders a page anew that something else has changed, and removes what was prerendered. Here it stays, with what is typed into
 * it, for as long as the code of the part is on its way.
 */
function Prerendered({ elements }: { elements: readonly Element[] }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    place.current?.append(...elements)
    const focused = [...(window.unhydratedFields ?? [])].at(-1)
    if (document.activeElement === document.body) focused?.focus({ preventScroll: true })
  }, [elements])
  return <Contents ref={place} />
}

/** Its content is laid out as if it were not there. */
const Contents = chakra('div', { base: { display: 'contents' } })
