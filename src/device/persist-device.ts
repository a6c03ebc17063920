import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import { persistQueryClient, persistQueryClientRestore } from '@tanstack/react-query-persist-client'
import { deviceClient, setDeviceRestored } from './device-values.ts'

const KEY = 'device'
const DATA_VERSION = '1'

/** Brings back what belongs to this device and keeps it in `localStorage`. Other tabs' changes are taken over. */
export function persistDevice() {
  const options = {
    queryClient: deviceClient,
    persister: createSyncStoragePersister({ storage: deviceStorage(), key: KEY, throttleTime: 100 }),
    maxAge: Number.POSITIVE_INFINITY,
    buster: DATA_VERSION,
  }
  const [, restored] = persistQueryClient(options)
  restored.catch(() => {}).finally(setDeviceRestored)
  // All values are one entry: without the newer ones of another tab the next change here would put back the old ones.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY && newValue) persistQueryClientRestore(options).catch(() => {})
  })
}

/** A browser that blocks all storage throws on access to `localStorage`. */
function deviceStorage() {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}
