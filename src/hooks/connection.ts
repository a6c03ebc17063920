import { useSyncExternalStore } from 'react'
import type { ConnectionState } from '../lib/connection-state.ts'
import { createStore, type Store } from '../lib/create-store.ts'

/** For how long some requests may still get through when the browser has said that its network has gone, in ms. */
const SETTLE_MS = 5_000

const store = createStore<ConnectionState>('online')

/** While the browser has no network, only a request that began after this shows a connection; by `performance.now()`. */
let countsFrom = 0

/** The state of the connection. Only `serverReached`, `serverMissed` and `networkLost` change it. */
export const connection: Omit<Store<ConnectionState>, 'set'> = store

export const isOnline = (): boolean => store.get() === 'online'

/**
 * The server answered just now.
 * @param tookMs since when the request had been under way
 */
export function serverReached(tookMs = 0) {
  if (navigator.onLine || performance.now() - tookMs > countsFrom) store.set('online')
}

/**
 * The server did not answer.
 * @param isLate the answer may still come: it took too long
 */
export function serverMissed(isLate = false) {
  store.set(!navigator.onLine ? 'offline' : isLate ? 'weak' : 'server-unreachable')
}

/**
 * The browser has no network any more. A page and its worker do not lose it at the same moment: what the worker still fetches
 * shows nothing, and no later request may come that would correct it.
 */
export function networkLost() {
  countsFrom = performance.now() + SETTLE_MS
  store.set('offline')
}

/** The state of the connection; `online` while hydrating. */
export const useConnection = (): ConnectionState =>
  useSyncExternalStore(connection.subscribe, connection.get, () => 'online')

export const useOnline = (): boolean => useConnection() === 'online'

/**
 * Calls back on each `online` event: the browser has a network again, which need not lead to the dealer's server. Then the server is
 * asked (`src/device/watch-connection.ts`), a new version is looked for (`src/device/updates.ts`), code that did not come is asked for
 * (`src/ui/loadable.ts`) or its page is loaded again (`src/app/error-boundary.tsx`), and the callbacks of `onReturn` run.
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
  const stopAnswers = connection.subscribe(() => isOnline() && callback())
  const stopNetwork = onNetwork(callback)
  return () => {
    stopAnswers()
    stopNetwork()
  }
}

/** Resolves when the server may be there again, and at the latest after `ms` or with the signal: for another attempt. */
export const whenReturned = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      stop()
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    const stop = onReturn(end)
    signal?.addEventListener('abort', end)
  })
