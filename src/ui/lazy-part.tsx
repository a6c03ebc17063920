import { type ComponentType, lazy, type ReactNode, useEffect, useRef, useState } from 'react'
import { loadNow, whenLoadable } from './loadable.ts'
import { toast } from './toast.ts'

// With React's `lazy` alone, a chunk that cannot be loaded would replace the page with an error.

type Load<Props> = () => Promise<ComponentType<Props>>

/**
 * `lazy` for an optional part of a page. It waits until its code may be requested. A request that fails nevertheless is
 * not repeated: nothing is shown until the page is loaded again.
 * @param otherwise shown instead if the request fails; such a part does not wait
 */
export const lazyPart = <Props extends object>(load: Load<Props>, otherwise?: ComponentType<Props>) =>
  lazy(async () => {
    if (!otherwise) await whenLoadable()
    return load().then(
      (part) => ({ default: part }),
      // `src/device/missing-chunk.ts` reloads the page if that can help.
      () => (otherwise ? { default: otherwise } : new Promise<never>(() => {})),
    )
  })

/**
 * A part that is loaded by a press. If its code cannot be loaded, it says so and calls `onMissing`; the next press
 * tries again.
 * @param fallback placeholder while it loads
 */
export function lazyOnPress<Props extends object>(load: Load<Props>, fallback: ReactNode = null) {
  let loaded: ComponentType<Props> | undefined
  return function LazyOnPress({ onMissing, ...props }: Props & { onMissing: () => void }) {
    const [Part, setPart] = useState(() => loaded)
    const missing = useRef(onMissing)
    useEffect(() => {
      if (loaded) return
      loadNow(load).then(
        (part) => {
          loaded = part
          setPart(() => part)
        },
        () => {
          toast({ title: 'Not saved on this device yet.', description: 'Try again when you’re online.' })
          missing.current()
        },
      )
    }, [])
    return Part ? <Part {...(props as Props)} /> : fallback
  }
}
