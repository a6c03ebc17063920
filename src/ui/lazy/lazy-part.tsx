import { type ComponentType, lazy } from 'react'
import { whenLoadable } from './loadable.ts'

/**
 * `lazy` for an optional part of a page, which with React's `lazy` alone would replace the page by an error if its code
 * cannot be loaded. It waits until its code may be requested. A request that fails nevertheless is not repeated: nothing
 * is shown until the page is loaded again.
 * @param otherwise shown instead if the request fails; such a part does not wait
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise?: ComponentType<Props>,
) =>
  lazy(async () => {
    if (!otherwise) await whenLoadable()
    return load().then(
      (part) => ({ default: part }),
      // `src/device/missing-chunk.ts` reloads the page if that can help.
      () => (otherwise ? { default: otherwise } : new Promise<never>(() => {})),
    )
  })
