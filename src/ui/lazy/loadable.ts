import { checkServer, whenReturned } from '../../hooks/connection.ts'

/** Time between two requests that check whether the server answers, in ms. */
const ASK_MS = 30_000

/**
 * Whether a chunk that is not loaded yet may be requested. Without a connection only the service worker can deliver it. A failed
 * request would do harm: browsers cache the failure, and refuse the chunk until the page is reloaded. On some networks
 * that work, `navigator.onLine` is false: there the server is asked.
 */
const isLoadable = async (): Promise<boolean> =>
  import.meta.env.SSR || navigator.onLine || !!navigator.serviceWorker?.controller || checkServer()

/**
 * Loads a chunk that a person has asked for.
 * @throws at once when it may not be requested, so that the next press can try again
 */
export async function loadNow<T>(load: () => Promise<T>): Promise<T> {
  if (!(await isLoadable())) throw new Error('There is no connection to load it')
  return load()
}

/** Resolves when a chunk may be requested: at once, or when there is a connection. */
export async function whenLoadable(): Promise<void> {
  while (!(await isLoadable())) await whenReturned(ASK_MS)
}
