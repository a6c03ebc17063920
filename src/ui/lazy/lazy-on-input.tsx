import { chakra } from '@chakra-ui/react'
import { type ComponentType, lazy, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { firstInput } from '../../before-hydration/first-input.ts'
import { useHydrated } from '../../before-hydration/hydrated.ts'
import { putBack } from '../../before-hydration/put-back.ts'
import { HydrationErrorBoundary } from '../hydration-error-boundary.tsx'
import { lazyPart } from './lazy-part.tsx'

type Options = {
  /**
   * Id of the element around a part that is on its page only once. The part stays as prerendered until its code is
   * loaded.
   */
  id?: string
  /** Whether the part is useful before the first input, so that it is loaded with its page. */
  isNeeded?: () => boolean
  /** Placeholder while it loads. */
  fallback?: ReactNode
  /** Shown above a form that cannot be loaded or hydrated. Other parts wait for the connection. */
  formNote?: ReactNode
}

/**
 * A prerendered part of a page, whose code is loaded after the first user input. After a client-side navigation it is
 * loaded at once.
 */
export function lazyOnInput<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { id, isNeeded = () => false, fallback, formNote }: Options = {},
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
    const container = useRef<HTMLDivElement>(null)
    // Chosen once, because React leaves a part that is not hydrated alone if its parent renders the same element again.
    const [chosen] = useState(() => {
      const prerendered = import.meta.env.SSR || !id ? undefined : document.getElementById(id)?.children
      return (
        <HydrationErrorBoundary
          container={() => (id ? document.getElementById(id) : container.current)}
          isPrerendered={!hydrated || !!prerendered}
          fallback={prerendered ? <Prerendered elements={[...prerendered]} /> : fallback}
          formNote={formNote}
        >
          {hydrated ? <AtOnce {...props} /> : <OnInput {...props} />}
        </HydrationErrorBoundary>
      )
    })
    return (
      <Contents id={id} ref={container}>
        {chosen}
      </Contents>
    )
  }
}

/**
 * If something else has changed the page, React renders it again and removes the prerendered elements. Here they stay,
 * with what was typed into them, until the part's code is loaded.
 */
function Prerendered({ elements }: { elements: readonly Element[] }) {
  const container = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (container.current) putBack(elements, container.current)
  }, [elements])
  return <Contents ref={container} />
}

/** Does not affect the layout of its content. */
const Contents = chakra('div', { base: { display: 'contents' } })
