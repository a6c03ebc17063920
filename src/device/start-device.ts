import type { QueryClient } from '@tanstack/react-query'
import { followDays } from './follow-days.ts'
import { persistReads } from './persist-reads.ts'
import { persistStorage } from './persist-storage.ts'
import { savesData } from './save-data.ts'
import { storeSite } from './store-site.ts'
import { registerServiceWorker } from './updates.ts'
import { watchConnection } from './watch-connection.ts'

/** Starts everything that makes the site an app. No page needs it to be read, so it starts when the page is idle. */
export function startDevice(queryClient: QueryClient) {
  persistReads(queryClient)
  watchConnection(queryClient)
  followDays(queryClient)
  if (import.meta.env.PROD) void registerServiceWorker().then(() => storePictures(queryClient).catch(() => {}))
  // On a home screen, the browser is asked not to clear the storage when space runs out.
  if (matchMedia('(display-mode: standalone)').matches) persistStorage()
}

/** Stores pictures for use without a connection. Without a worker, nothing would answer with them. */
async function storePictures(queryClient: QueryClient) {
  await navigator.serviceWorker.ready
  // The person no longer saves data.
  if (!savesData()) await storeSite()
  const { startFrontPictures } = await import('./front-pictures.ts')
  await startFrontPictures(queryClient)
}
