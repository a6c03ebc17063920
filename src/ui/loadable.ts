import { onNetwork } from '../hooks/online.ts'

/**
 * Whether a chunk that was not loaded yet may be asked for. Without a connection only the worker has it. An attempt would not
 * only fail: browsers cache the failure, and refuse the chunk until the page is reloaded.
 */
export const isLoadable = () => import.meta.env.SSR || navigator.onLine || !!navigator.serviceWorker?.controller

/** Resolves when a chunk may be asked for: at once, or with the connection. */
export const whenLoadable = () =>
  new Promise<void>((resolve) => {
    if (isLoadable()) return resolve()
    const stop = onNetwork(() => {
      stop()
      resolve()
    })
  })
