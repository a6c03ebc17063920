import type { QueryClient } from '@tanstack/react-query'
import { watchConnection } from './connection.ts'
import { persistDevice } from './persist-device.ts'
import { persistReads } from './persist-reads.ts'
import { startBridge } from './updates.ts'

/** Everything that makes the site an app. None of it is needed to read a page, so it starts when the page is idle. */
export function start(queryClient: QueryClient) {
  persistReads(queryClient)
  persistDevice()
  watchConnection(queryClient)
  if (import.meta.env.PROD)
    void startBridge().then(() => whenLoaded(() => void storePictures(queryClient).catch(() => {})))
  // Installed on a home screen, the browser is asked not to clear the storage when space runs out.
  if (matchMedia('(display-mode: standalone)').matches) void navigator.storage?.persist?.()
}

/** When the page has everything that it shows, and the browser has nothing else to do. */
function whenLoaded(callback: () => void) {
  const idle = () => (window.requestIdleCallback ?? setTimeout)(callback)
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, { once: true })
}

/** Pictures for a time without a connection: without a worker, nothing would answer with them. */
async function storePictures(queryClient: QueryClient) {
  await navigator.serviceWorker.ready
  const { startFrontPictures } = await import('./front-pictures.ts')
  await startFrontPictures(queryClient)
}
