import type { QueryClient } from '@tanstack/react-query'
import { ApiFailure } from '../api/client.ts'
import { ALWAYS_STALE } from '../api/freshness.ts'
import { vehiclesQuery } from '../api/vehicles-query.ts'
import { endpoints } from '../contract/endpoints.ts'
import { connection, isOnline, networkLost, onNetwork, serverMissed, serverReached } from '../hooks/connection.ts'

const PROBE_MS = 30_000
/** A page with vehicles that is opened reads the list again when the last one is older, in ms. */
const LIST_MS = 10_000
/**
 * How long to wait after the browser has reported the loss of its network, in ms. An earlier request may still succeed.
 */
const AFTER_LOSS_MS = 6_000

/**
 * Keeps the state of the connection up to date: from failed and successful reads, from the browser's `offline` event,
 * and from a read every half minute while there is no connection. That event is wrong on some networks, so a read
 * follows it. When the connection is back, the page's queries are fetched again.
 *
 * The same read brings a changed price to a page that was open: when it is shown again, and when a page with vehicles is
 * opened from it. The known list is shown meanwhile.
 * @returns a function that stops this
 */
export function watchConnection(queryClient: QueryClient): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  let afterLoss: ReturnType<typeof setTimeout> | undefined
  const probe = () => void queryClient.prefetchQuery({ ...vehiclesQuery(), staleTime: ALWAYS_STALE, retry: false })
  const begun = new WeakMap<object, number>()
  const onVisible = () => {
    if (!document.hidden) probe()
  }
  const followStore = connection.subscribe(() => {
    clearInterval(timer)
    if (!isOnline()) timer = setInterval(probe, PROBE_MS)
    // Fetches all data again, because answers from the store look fresh. The read that detected the connection goes on.
    else void queryClient.invalidateQueries({}, { cancelRefetch: false })
  })
  const followReads = queryClient.getQueryCache().subscribe((event) => {
    const { query } = event
    if (event.type === 'observerAdded' && query.queryKey[0] === endpoints.vehicles && isOnline()) {
      // The page itself reads a list that is no longer fresh, and tries that more than once.
      if (Date.now() - query.state.dataUpdatedAt > LIST_MS) queueMicrotask(probe)
    }
    if (event.type !== 'updated') return
    const { action } = event
    // Too small to prove a connection: it succeeds where the list of vehicles does not.
    if (query.queryKey[0] === endpoints.today) return
    if (action.type === 'fetch') begun.set(query, performance.now())
    const failure = action.type === 'error' && action.error instanceof ApiFailure ? action.error : undefined
    const hasAnswered = failure ? failure.status > 0 : action.type === 'success' && !action.manual
    if (failure && !hasAnswered) serverMissed(failure.isLate)
    // With a worker, an answer may be a stored one: the worker itself says which it is.
    else if (hasAnswered && !navigator.serviceWorker?.controller)
      serverReached(performance.now() - (begun.get(query) ?? 0))
  })

  const probeLater = () => {
    clearTimeout(afterLoss)
    afterLoss = setTimeout(probe, AFTER_LOSS_MS)
  }
  const onLoss = () => {
    networkLost()
    probeLater()
  }
  addEventListener('offline', onLoss)
  const followNetwork = onNetwork(probe)
  document.addEventListener('visibilitychange', onVisible)
  if (!navigator.onLine) {
    probe()
    // The network may have gone just before the page was loaded.
    probeLater()
  }
  return () => {
    clearInterval(timer)
    clearTimeout(afterLoss)
    followStore()
    followReads()
    followNetwork()
    removeEventListener('offline', onLoss)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
