import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister'
import type { Query, QueryClient } from '@tanstack/react-query'
import { type PersistedClient, persistQueryClient, persistQueryClientSave } from '@tanstack/react-query-persist-client'
import { del, get, set } from 'idb-keyval'

/** Grows with the shape of what is stored; a build that changes nothing there keeps what the device has. */
const DATA_VERSION = '1'

const storage = {
  getItem: (key: string) => get<string>(key),
  setItem: (key: string, value: string) => set(key, value),
  removeItem: (key: string) => del(key),
}

/** Brings back what was read before, and keeps every answer on the device for as long as the browser does. */
export function persistReads(queryClient: QueryClient) {
  const options = {
    queryClient,
    persister: createAsyncStoragePersister({ storage, key: 'reads', serialize }),
    maxAge: Number.POSITIVE_INFINITY,
    buster: DATA_VERSION,
    dehydrateOptions: {
      shouldDehydrateMutation: () => false,
      // The library's own rule drops a query whose last refetch failed, and with it the data that is still shown.
      shouldDehydrateQuery: ({ state }: Query) => state.data !== undefined,
    },
  }
  const [, restored] = persistQueryClient(options)
  // Answers that came before this began are stored now: the library waits for the next one.
  // Some private windows have no IndexedDB. The site works there, it only stores nothing.
  restored.then(() => persistQueryClientSave(options)).catch(() => {})
}

/**
 * What is stored is as old as the answer was, so that a restart asks again for what came from the worker's store. Errors are
 * not persisted: after the restart the data is shown without them.
 */
function serialize(client: PersistedClient): string {
  const queries = client.clientState.queries.map((query) => ({
    ...query,
    state: {
      ...query.state,
      dataUpdatedAt: Math.min(query.state.dataUpdatedAt, asOfData(query.state.data)),
      status: 'success',
      error: null,
      fetchFailureCount: 0,
      fetchFailureReason: null,
    },
  }))
  return JSON.stringify({ ...client, clientState: { ...client.clientState, queries } })
}

/** When the data was true, in epoch ms, if it says so. */
const asOfData = (data: unknown): number => (data as { asOf?: number } | undefined)?.asOf ?? Number.POSITIVE_INFINITY
