import type { QueryClient } from '@tanstack/react-query'
import { ALWAYS_STALE } from '../../api/freshness.ts'
import { vehiclesQuery } from '../../api/vehicles-query.ts'
import { endpoints, STOCK_HEADER } from '../../contract/endpoints.ts'
import { isOnline } from '../../hooks/connection.ts'
import { within } from '../../lib/time-limit.ts'

/**
 * Time between two requests, in ms: a server takes two seconds to notice a change, and ten may pass in all. They cost a
 * tablet that is never switched off 25 MB a day.
 */
export const ASK_MS = 6_000
/** How long to wait for an answer, in ms. */
const ANSWER_MS = 5_000

/**
 * Asks which list of vehicles the server has, with a request whose answer has no body, and reads the list if it has
 * changed.
 * @returns a function that ends this
 */
export function followStock(queryClient: QueryClient): () => void {
  let known: string | null = null
  let hasChanged = false
  const ask = async () => {
    // A failed request would only fill the console.
    if (!isOnline()) return
    // Requests keep a worker running, and a new version takes over when the old one stops. It brings the new list.
    if ((await navigator.serviceWorker?.getRegistration())?.waiting) return
    const { headers } = await within(ANSWER_MS, (signal) =>
      fetch(endpoints.vehicles, { method: 'HEAD', cache: 'no-store', signal }),
    )
    const stock = headers.get(STOCK_HEADER)
    if (!stock) return
    const isOther = stock !== known
    // Read once more with the next answer: behind a balancer, the server that sent the list may not have known the
    // change yet.
    if (isOther || hasChanged)
      void queryClient.prefetchQuery({ ...vehiclesQuery(), staleTime: ALWAYS_STALE, retry: false })
    hasChanged = isOther
    known = stock
  }
  const timer = setInterval(() => void ask().catch(() => {}), ASK_MS)
  return () => clearInterval(timer)
}
