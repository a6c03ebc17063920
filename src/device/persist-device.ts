import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import { type Persister, persistQueryClient, persistQueryClientRestore } from '@tanstack/react-query-persist-client'
import { deviceClient, setDeviceRestored } from './device-values.ts'

const KEY = 'device'
const DATA_VERSION = '1'

/** Brings back what belongs to this device and keeps it in `localStorage`. Other tabs' changes are taken over. */
export function persistDevice() {
  const storage = deviceStorage()
  const stored = createSyncStoragePersister({
    storage: storage && {
      getItem: (key) => storage.getItem(key),
      removeItem: (key) => storage.removeItem(key),
      setItem: (key, value) => {
        // The library's timer is not ended when another tab's values have taken the place of these.
        if (unwritten) storage.setItem(key, value)
      },
    },
    key: KEY,
    throttleTime: 100,
  })
  /** What the library's timer is yet to write. */
  let unwritten: (() => void) | undefined
  let takesOver = false
  const persister: Persister = {
    ...stored,
    persistClient: (values) => {
      // Another tab has just written these: by now it may have written newer ones.
      if (takesOver) return
      stored.persistClient(values)
      unwritten = () => storage?.setItem(KEY, JSON.stringify(values))
    },
  }
  const options = { queryClient: deviceClient, persister, maxAge: Number.POSITIVE_INFINITY, buster: DATA_VERSION }
  const [, restored] = persistQueryClient(options)
  restored.catch(() => {}).finally(setDeviceRestored)
  // A page that is reloaded or closed runs no timer any more.
  addEventListener('pagehide', () => unwritten?.())
  // All values are one entry: without the newer ones of another tab the next change here would put back the old ones.
  addEventListener('storage', async ({ key, newValue }) => {
    if (key !== KEY || !newValue) return
    unwritten = undefined
    takesOver = true
    await persistQueryClientRestore(options).catch(() => {})
    takesOver = false
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
