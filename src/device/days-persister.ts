import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import type { Format } from './persist-reads.ts'

/**
 * Stores special hours and notices in `localStorage`, which can be read without waiting: the inline script shows a notice
 * from the first paint of the next page on. A kiosk keeps what begins with `device:`.
 * @throws where the browser refuses storage
 */
export const daysPersister = (format: Format) =>
  createSyncStoragePersister({ storage: localStorage, key: 'device:days', throttleTime: 0, ...format })
