import { QueryClient } from '@tanstack/react-query'
import { getJson } from './client.ts'
import { FRESH_MS } from './freshness.ts'

/**
 * The client behind every read: five minutes fresh, one more try, and nothing is garbage-collected, because what was
 * shown once must be available offline. A query without a fetcher of its own reads the first part of its key.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => getJson(String(queryKey[0]), (value) => value, { signal }),
        staleTime: FRESH_MS,
        gcTime: Number.POSITIVE_INFINITY,
        retry: 1,
        networkMode: 'offlineFirst',
      },
    },
  })
