import type { PageMessage } from '../contract/worker-messages.ts'

/** Paths that wait for the worker. In the module, so that a page that never gets one keeps nothing else in memory. */
const loaded = new Set<string>()

/**
 * Makes the worker store files that this page has loaded without it: on a first visit, before it was installed, or on a
 * page that it does not control, as after a forced reload. The worker mostly finds them in the browser's HTTP cache.
 * @param paths of files that the worker stores when they are requested
 */
export function storeLoaded(paths: readonly string[]): void {
  for (const path of paths) loaded.add(path)
  // Undefined without a secure context.
  void navigator.serviceWorker?.ready.then(sendLoaded)
}

async function sendLoaded({ active }: ServiceWorkerRegistration): Promise<void> {
  const paths = [...loaded]
  loaded.clear()
  const stored = await Promise.all(paths.map((path) => caches.match(path)))
  const urlsToCache = paths.filter((_, index) => !stored[index])
  if (urlsToCache.length === 0) return
  const message: PageMessage = { type: 'CACHE_URLS', payload: { urlsToCache } }
  active?.postMessage(message)
}
