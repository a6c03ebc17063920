import { QueryCache, QueryClient } from '@tanstack/react-query'
import { getJson } from './client.ts'
import { staleTime } from './freshness.ts'
import { dropGone } from './gone-vehicles.ts'

/**
 * The client behind every read: data is fresh for five minutes, a failed read is retried once, and nothing is
 * garbage-collected, because what was shown once must be available offline. A query without its own fetcher reads the
 * first part of its key.
 */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError: () => dropGone(queryClient) }),
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => getJson(String(queryKey[0]), (value) => value, { signal }),
        staleTime,
        gcTime: Number.POSITIVE_INFINITY,
        retry: 1,
        networkMode: 'offlineFirst',
      },
    },
  })
  return queryClient
}
