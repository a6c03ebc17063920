import { cacheNames } from 'workbox-core'
import { registerRoute } from 'workbox-routing'
import { type PrecacheManifest, worker } from './scope.ts'

const CACHE = 'previous-assets'
const isAsset = (pathname: string) => pathname.startsWith('/assets/')

/**
 * Keeps the last build's scripts when a new one is installed. If only one of two tabs was reloaded, the other still
 * runs the last build under the new worker, and may request a chunk that it has not loaded yet, even offline.
 */
export function storePreviousAssets(manifest: PrecacheManifest) {
  const current = new Set(manifest.map(({ url }) => new URL(url, worker.location.origin).pathname))
  worker.addEventListener('install', (event) => event.waitUntil(setAside(current)))
  registerRoute(
    // `no-store` is for a page that must have the file from the network.
    ({ request, url, sameOrigin }) => sameOrigin && request.cache !== 'no-store' && isAsset(url.pathname),
    async ({ request }) => (await caches.match(request, { cacheName: CACHE })) ?? fetch(request),
  )
}

/** Runs while the previous worker is still active, so that its precache is complete. */
async function setAside(current: ReadonlySet<string>) {
  const precache = await caches.open(cacheNames.precache)
  const old = (await precache.keys()).filter(({ url }) => {
    const { pathname } = new URL(url)
    return isAsset(pathname) && !current.has(pathname)
  })
  if (!old.length) return
  await caches.delete(CACHE)
  const aside = await caches.open(CACHE)
  for (const request of old) {
    const response = await precache.match(request)
    if (response) await aside.put(request, response)
  }
}
