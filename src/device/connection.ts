import type { QueryClient } from '@tanstack/react-query'
import { ApiFailure } from '../api/client.ts'
import { vehiclesQuery } from '../api/vehicles-query.ts'
import { networkLost, online, onNetwork, serverReached } from '../hooks/online.ts'

const PROBE_MS = 30_000

/**
 * Keeps `online` up to date: from `navigator.onLine`, failed and successful reads, and while there is no
 * connection a read every half minute. When the connection is back, what the page shows is fetched again.
 * @returns ends that
 */
export function watchConnection(queryClient: QueryClient): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  const probe = () => void queryClient.prefetchQuery({ ...vehiclesQuery(), staleTime: 0, retry: false })
  const begun = new WeakMap<object, number>()
  const onVisible = () => {
    if (!document.hidden && !online.get()) probe()
  }
  const followStore = online.subscribe(() => {
    clearInterval(timer)
    if (!online.get()) timer = setInterval(probe, PROBE_MS)
    // What was read meanwhile came from the store and counts as fresh; a read in flight is what detected the connection.
    else void queryClient.invalidateQueries({}, { cancelRefetch: false })
  })
  const followReads = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { action, query } = event
    if (action.type === 'fetch') begun.set(query, performance.now())
    if (action.type === 'error') {
      if (action.error instanceof ApiFailure && action.error.status === 0) serverReached(false)
    }
    // With a worker in between, success may be a stored answer: the worker itself says which.
    else if (action.type === 'success' && !action.manual && !navigator.serviceWorker?.controller)
      serverReached(true, performance.now() - (begun.get(query) ?? 0))
  })

  addEventListener('offline', networkLost)
  const followNetwork = onNetwork(probe)
  document.addEventListener('visibilitychange', onVisible)
  if (!navigator.onLine) networkLost()
  return () => {
    clearInterval(timer)
    followStore()
    followReads()
    followNetwork()
    removeEventListener('offline', networkLost)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
