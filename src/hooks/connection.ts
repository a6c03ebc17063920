import { type ConnectionState, stateWithoutAnswer } from '../lib/connection-state.ts'
import { createStore, type Store } from '../lib/create-store.ts'
import { askServer } from '../lib/reachable.ts'
import { within } from '../lib/time-limit.ts'
import { useStore } from './use-store.ts'

/** How long requests may still succeed after the browser has said that its network is gone, in ms. */
const SETTLE_MS = 5_000

const store = createStore<ConnectionState>('online')

/**
 * While the browser has no network, only a request that began after this time proves a connection; by
 * `performance.now()`.
 */
let countsFrom = 0

/** The state of the connection. Only `serverReached`, `serverMissed` and `networkLost` change it. */
export const connection: Omit<Store<ConnectionState>, 'set'> = store

export const isOnline = (): boolean => store.get() === 'online'

/**
 * Call when the server has just answered.
 * @param tookMs how long the request took
 */
export function serverReached(tookMs = 0) {
  if (navigator.onLine || performance.now() - tookMs > countsFrom) store.set('online')
}

/**
 * Call when the server did not answer.
 * @param isLate whether the answer may still come, because it only took too long
 */
export function serverMissed(isLate = false) {
  store.set(stateWithoutAnswer(isLate))
}

/**
 * Call when the browser has lost its network. A page and its worker do not lose it at the same moment: what the worker
 * still fetches proves nothing, and there may be no later request to correct it.
 */
export function networkLost() {
  countsFrom = performance.now() + SETTLE_MS
  store.set('offline')
}

/** Asks the server, and changes the state by its answer. @returns whether it came in time */
export async function checkServer(): Promise<boolean> {
  const begun = performance.now()
  const answer = await askServer()
  const came = answer === 'came'
  if (came) serverReached(performance.now() - begun)
  else serverMissed(answer === 'late')
  return came
}

/** The state of the connection; `online` while hydrating. */
export const useConnection = (): ConnectionState => useStore(connection, () => 'online')

export const useOnline = (): boolean => useConnection() === 'online'

/**
 * Calls back on each `online` event: the browser has a network again, which need not lead to the dealer's server.
 * @returns a function that ends this
 */
export function onNetwork(callback: () => void): () => void {
  addEventListener('online', callback)
  return () => removeEventListener('online', callback)
}

/**
 * Calls back each time the server may be reachable again: when it has answered, and when the browser has a network.
 * @returns a function that ends this
 */
export function onReturn(callback: () => void): () => void {
  const stopAnswers = connection.subscribe(() => isOnline() && callback())
  const stopNetwork = onNetwork(callback)
  return () => {
    stopAnswers()
    stopNetwork()
  }
}

/**
 * Resolves when the server may be reachable again, at the latest after `ms` or when the signal aborts, so that the
 * caller can try again.
 */
export const whenReturned = (ms: number, signal?: AbortSignal): Promise<void> =>
  within(ms, returned, signal).catch(() => {})

const returned = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const stop = onReturn(() => {
      stop()
      resolve()
    })
    signal.addEventListener('abort', stop)
  })
