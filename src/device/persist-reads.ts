import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister'
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import {
  type PersistedClient,
  type Persister,
  persistQueryClient,
  persistQueryClientSave,
} from '@tanstack/react-query-persist-client'
import { del, get, createStore as openDatabase, set, type UseStore } from 'idb-keyval'
import { SOLD_KEY, withoutGone } from '../api/gone-vehicles.ts'
import { endpoints } from '../contract/endpoints.ts'
import { asToday } from '../contract/today-shape.ts'
import { asVehicle, asVehicles } from '../contract/vehicle-shape.ts'
import { isDatabaseLost } from '../lib/lost-database.ts'

/** The package's default database and its store. */
const openStore = () => openDatabase('keyval-store', 'keyval')
let store: UseStore | undefined

/** Reopens the database after its connection was lost. */
async function withStore<T>(work: (store: UseStore) => Promise<T>): Promise<T> {
  store ??= openStore()
  try {
    return await work(store)
  } catch (error) {
    if (!isDatabaseLost(error)) throw error
    store = openStore()
    return work(store)
  }
}

const storage = {
  getItem: (key: string) => withStore((store) => get<string>(key, store)),
  setItem: (key: string, value: string) => withStore((store) => set(key, value, store)),
  removeItem: (key: string) => withStore((store) => del(key, store)),
}

/** Restores the data of earlier visits, and stores every answer on the device for as long as the browser allows. */
export const persistReads = (queryClient: QueryClient) =>
  persist(
    queryClient,
    (format) => createAsyncStoragePersister({ storage, key: 'reads', ...format }),
    (path) => path !== SOLD_KEY && path !== endpoints.today,
  )

/** How a persister writes and reads its text. */
export type Format = { serialize: (client: PersistedClient) => string; deserialize: (text: string) => PersistedClient }

/**
 * Restores what a persister has stored, and from then on has it store the data of some queries.
 * @param isOwn whether a query is stored there, by the beginning of its key
 */
export function persist(
  queryClient: QueryClient,
  persisterWith: (format: Format) => Persister,
  isOwn: (path: unknown) => boolean,
) {
  const options = {
    queryClient,
    persister: persisterWith({ serialize, deserialize: (text) => deserialize(queryClient, text) }),
    maxAge: Number.POSITIVE_INFINITY,
    dehydrateOptions: {
      shouldDehydrateMutation: () => false,
      // The library's own rule drops a query whose last refetch failed, although its data is still shown.
      shouldDehydrateQuery: ({ state, queryKey }: Query) => state.data !== undefined && isOwn(queryKey[0]),
    },
  }
  const [, restored] = persistQueryClient(options)
  // Stores answers that arrived before this began, because the library waits for the next one. Some private windows
  // have no IndexedDB: the site works there without storing anything.
  restored.then(() => persistQueryClientSave(options)).catch(() => {})
}

/**
 * Stored data is dated by its answer, so that after a restart the page asks again for what came from the worker's
 * store. Errors are not persisted: after a restart the data is shown without them.
 */
function serialize(client: PersistedClient): string {
  const queries = client.clientState.queries.map((query) => ({
    ...query,
    state: {
      ...query.state,
      dataUpdatedAt: asOfData(query.state.data) ?? query.state.dataUpdatedAt,
      status: 'success',
      error: null,
      fetchFailureCount: 0,
      fetchFailureReason: null,
    },
  }))
  return JSON.stringify({ ...client, clientState: { ...client.clientState, queries } })
}

/**
 * The stored data, without what this build cannot read, what was read meanwhile, and units that the API has called
 * gone. The library would compare by when this device's clock stored the data, and that clock may be wrong.
 */
function deserialize(queryClient: QueryClient, text: string): PersistedClient {
  const client = JSON.parse(text) as PersistedClient
  const queries = client.clientState.queries.flatMap((query) => {
    const data = withoutGone(queryClient, query.state.data)
    const asOf = asOfData(data)
    const read = queryClient.getQueryState(query.queryKey)
    const readAsOf = asOfData(read?.data)
    if (!isReadable(query.queryKey, data) || (asOf !== undefined && readAsOf !== undefined && readAsOf >= asOf))
      return []
    // The library keeps the later one.
    const isNewer = asOf !== undefined && readAsOf !== undefined
    const dataUpdatedAt = isNewer ? (read?.dataUpdatedAt ?? 0) + 1 : query.state.dataUpdatedAt
    return { ...query, state: { ...query.state, data, dataUpdatedAt } }
  })
  return { ...client, clientState: { ...client.clientState, queries } }
}

/** Whether this build can show what another one has stored. */
function isReadable([path]: QueryKey, data: unknown): boolean {
  if (path === endpoints.today) return asToday(data) !== undefined
  const { vehicle, vehicles } = Object(data) as { vehicle?: unknown; vehicles?: unknown }
  if (vehicle !== undefined) return asVehicle(vehicle) !== undefined
  if (vehicles !== undefined) return asVehicles(vehicles) !== undefined
  return data !== undefined
}

/** When the data was true, in epoch ms by the server's clock, if known. */
const asOfData = (data: unknown): number | undefined => (Object(data) as { asOf?: number }).asOf
