import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { isHtml } from './answers.ts'

/** Stores the 3-D models that were opened, and the viewer with them: both are too large to install for everybody. */
export function serveModels() {
  // A model keeps its name when it is replaced: the new one is shown the next time.
  const models = new StaleWhileRevalidate({
    cacheName: 'models',
    plugins: [{ cacheWillUpdate: onlyFiles }, new ExpirationPlugin({ maxEntries: 24, purgeOnQuotaError: true })],
  })
  registerRoute(({ url, sameOrigin }) => sameOrigin && /^\/models\/[^/]+\.glb$/.test(url.pathname), models)
  // Its name changes with its content. The one of the version before is for a tab that still runs that version.
  const viewer = new CacheFirst({
    cacheName: 'model-viewer',
    plugins: [{ cacheWillUpdate: onlyFiles }, new ExpirationPlugin({ maxEntries: 2, purgeOnQuotaError: true })],
  })
  registerRoute(({ url, sameOrigin }) => sameOrigin && /^\/assets\/viewer-[^/]+\.js$/.test(url.pathname), viewer)
}

/** A captive portal answers everything with its page. */
const onlyFiles: WorkboxPlugin['cacheWillUpdate'] = async ({ response }) =>
  response.ok && !isHtml(response) ? response : null
