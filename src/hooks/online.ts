import { useSyncExternalStore } from 'react'
import { createStore } from '../lib/create-store.ts'

/** For how long some requests may still get through when the browser has said that its network has gone, in ms. */
const SETTLE_MS = 5_000

const store = createStore(true)

/** Only a request that began from then on shows that the server can be reached; by `performance.now()`. */
let countsFrom = Number.NEGATIVE_INFINITY

/**
 * Whether the dealer's server can be reached, as far as is known. The browser only knows of its own network, so
 * `serverReached` and `networkChanged`, the only ones that set it, are told the results of requests as well.
 */
export const online = { get: store.get, subscribe: store.subscribe }

/**
 * Notes whether the server answered just now.
 * @param tookMs since when the request had been under way
 */
export function serverReached(reached: boolean, tookMs = 0) {
  if (!reached || performance.now() - tookMs >= countsFrom) store.set(reached)
}

/**
 * Notes that the browser has a network again, or none any more. A page and its worker do not lose it at the same moment: what
 * the worker still fetches shows nothing, and no later request may come that would correct it.
 */
export function networkChanged(hasNetwork: boolean) {
  countsFrom = performance.now() + (hasNetwork ? 0 : SETTLE_MS)
  if (!hasNetwork) store.set(false)
}

/** Reads `online`; true while hydrating. */
export const useOnline = (): boolean => useSyncExternalStore(online.subscribe, online.get, () => true)

/**
 * Calls back each time the server may be there again: when it has answered, and when the browser has a network.
 * @returns ends that
 */
export function onReturn(callback: () => void): () => void {
  const stop = online.subscribe(() => online.get() && callback())
  addEventListener('online', callback)
  return () => {
    stop()
    removeEventListener('online', callback)
  }
}
