import { whenReturned } from '../hooks/connection.ts'
import { isReachable } from '../lib/reachable.ts'

/** Time between two questions whether the server answers, in ms. */
const ASK_MS = 30_000

/**
 * Whether a chunk that was not loaded yet may be asked for. Without a connection only the worker has it. An attempt would not
 * only fail: browsers cache the failure, and refuse the chunk until the page is reloaded. On some networks `navigator.onLine`
 * is false although they work: there the server is asked.
 */
export const isLoadable = async (): Promise<boolean> =>
  import.meta.env.SSR || navigator.onLine || !!navigator.serviceWorker?.controller || isReachable()

/** Resolves when a chunk may be asked for: at once, or with the connection. */
export async function whenLoadable(): Promise<void> {
  while (!(await isLoadable())) await whenReturned(ASK_MS)
}
