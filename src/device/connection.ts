import type { QueryClient } from '@tanstack/react-query'
import { ApiFailure } from '../api/client.ts'
import { vehiclesQuery } from '../api/vehicles-query.ts'
import { online } from '../hooks/online.ts'

const PROBE_MS = 30_000

/** When the browser last said that its network had gone, by `performance.now()`. */
let goneAt = Number.NEGATIVE_INFINITY

/**
 * Notes whether the server answered just now.
 * @param tookMs since when the request had been under way: the answer to one from before the network went says nothing
 */
export function serverReached(reached: boolean, tookMs = 0) {
  if (!reached || performance.now() - tookMs > goneAt) online.set(reached)
}

/**
 * Keeps `online` up to date: from `navigator.onLine`, failed and successful reads, and while there is no
 * connection a read every half minute. When the connection is back, what the page shows is fetched again.
 * @returns ends that
 */
export function watchConnection(queryClient: QueryClient): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  const probe = () => void queryClient.prefetchQuery({ ...vehiclesQuery(), staleTime: 0, retry: false })
  const lost = () => online.set(false)
  const gone = () => {
    goneAt = performance.now()
    lost()
  }
  const begun = new WeakMap<object, number>()
  const onVisible = () => {
    if (document.visibilityState === 'visible' && !online.get()) probe()
  }
  const followStore = online.subscribe(() => {
    clearInterval(timer)
    if (!online.get()) timer = setInterval(probe, PROBE_MS)
    // What was read meanwhile came from the store and counts as fresh; a read under way is the one that found out.
    else void queryClient.invalidateQueries({}, { cancelRefetch: false })
  })
  const followReads = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { action, query } = event
    if (action.type === 'fetch') begun.set(query, performance.now())
    if (action.type === 'error') {
      if (action.error instanceof ApiFailure && action.error.status === 0) lost()
    }
    // With a worker in between, success may be a stored answer: the worker itself says which.
    else if (action.type === 'success' && !action.manual && !navigator.serviceWorker?.controller)
      serverReached(true, performance.now() - (begun.get(query) ?? 0))
  })

  addEventListener('offline', gone)
  addEventListener('online', probe)
  document.addEventListener('visibilitychange', onVisible)
  if (!navigator.onLine) lost()
  return () => {
    clearInterval(timer)
    followStore()
    followReads()
    removeEventListener('offline', gone)
    removeEventListener('online', probe)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
