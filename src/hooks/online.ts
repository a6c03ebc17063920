import { useSyncExternalStore } from 'react'
import { createStore, type Store } from '../lib/create-store.ts'

/** For how long some requests may still get through when the browser has said that its network has gone, in ms. */
const SETTLE_MS = 5_000

const store = createStore(true)

/** While the browser has no network, only a request that began after this shows a connection; by `performance.now()`. */
let countsFrom = 0

/**
 * Whether the dealer's server can be reached, as far as is known. The browser only knows of its own network, so
 * `serverReached` and `networkLost`, the only ones that set it, are told the results of requests as well.
 */
export const online: Omit<Store<boolean>, 'set'> = store

/**
 * Notes whether the server answered just now.
 * @param tookMs since when the request had been under way
 */
export function serverReached(reached: boolean, tookMs = 0) {
  if (!reached || navigator.onLine || performance.now() - tookMs > countsFrom) store.set(reached)
}

/**
 * Notes that the browser has no network any more. A page and its worker do not lose it at the same moment: what the worker
 * still fetches shows nothing, and no later request may come that would correct it.
 */
export function networkLost() {
  countsFrom = performance.now() + SETTLE_MS
  store.set(false)
}

/** Reads `online`; true while hydrating. */
export const useOnline = (): boolean => useSyncExternalStore(online.subscribe, online.get, () => true)

/**
 * Calls back on each `online` event: the browser has a network again, which need not lead to the dealer's server. Then the server is
 * asked (`src/device/connection.ts`), a new version is looked for (`src/device/updates.ts`), code that did not come is asked for
 * (`src/ui/loadable.ts`) or its page is loaded again (`src/app/error-boundary.tsx`), and whoever called `onReturn` is called.
 * @returns ends that
 */
export function onNetwork(callback: () => void): () => void {
  addEventListener('online', callback)
  return () => removeEventListener('online', callback)
}

/**
 * Calls back each time the server may be there again: when it has answered, and when the browser has a network.
 * @returns ends that
 */
export function onReturn(callback: () => void): () => void {
  const stopAnswers = online.subscribe(() => online.get() && callback())
  const stopNetwork = onNetwork(callback)
  return () => {
    stopAnswers()
    stopNetwork()
  }
}
