import { AS_OPENED_CACHE } from '../contract/worker-messages.ts'
import { askWorker } from './ask-worker.ts'
import { savesData } from './save-data.ts'
import { storagePreference } from './storage-preference.ts'

/**
 * Tells the worker, before it is installed, to store only what is opened, if the device's owner saves data and has not
 * asked for everything.
 */
export async function noteSaveData(): Promise<void> {
  if (savesData() && typeof storagePreference.get() !== 'object') await caches.open(AS_OPENED_CACHE)
}

/**
 * Stores the files of the site that the worker has left out, and makes it store all of the next version. The worker
 * stores each file that it answers with.
 * @param isAsked a person wants everything, including files that the device has lost
 * @throws the first failure
 */
export async function storeSite(signal?: AbortSignal, isAsked?: boolean): Promise<void> {
  if (!isAsked && !(await caches.has(AS_OPENED_CACHE))) return
  for (const path of (await askWorker())?.missing ?? []) {
    const response = await fetch(path, { priority: 'low', signal: signal ?? null })
    if (!response.ok) throw new TypeError(`${path} was answered with ${response.status}`)
    await response.blob()
  }
  await caches.delete(AS_OPENED_CACHE)
}
