import { useSyncExternalStore } from 'react'
import { createStore } from '../lib/create-store.ts'

/**
 * Whether the dealer's server can be reached, as far as is known. The browser only knows of its own network, so
 * src/device/connection.ts updates it from the results of requests.
 */
export const online = createStore(true)

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
