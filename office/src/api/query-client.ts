import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { RefusedError } from './request.ts'
import { SESSION } from './session.ts'

/** How often the data on the screen is fetched again, in ms: a person sees the changes of others within five seconds. */
const LOOK_EVERY_MS = 4_000

export function createQueryClient(): QueryClient {
  const signOutAt401 = (error: Error) => {
    if (error instanceof RefusedError && error.status === 401) client.setQueryData(SESSION, null)
  }
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: signOutAt401 }),
    mutationCache: new MutationCache({ onError: signOutAt401 }),
    defaultOptions: {
      queries: {
        refetchInterval: LOOK_EVERY_MS,
        retry: (count, error) => !(error instanceof RefusedError) && count < 2,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
  return client
}
