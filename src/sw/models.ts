import type { RouteHandlerCallback, WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies'
import { modelCaches } from '../contract/model-files.ts'
import { isHtml } from './answers.ts'

/**
 * Stores opened 3-D models together with the viewer: both are too large to install for all visitors. Models that a page
 * has stored come from the page's own cache, which this route never trims.
 */
export function serveModels() {
  // A model keeps its name when it is replaced. The new one is shown the next time.
  const opened = new StaleWhileRevalidate({
    cacheName: modelCaches.opened,
    plugins: [{ cacheWillUpdate: onlyFiles }, new ExpirationPlugin({ maxEntries: 24, purgeOnQuotaError: true })],
  })
  const kept = new StaleWhileRevalidate({ cacheName: modelCaches.kept, plugins: [{ cacheWillUpdate: onlyFiles }] })
  registerRoute(
    ({ request, url, sameOrigin }) =>
      // `no-store` is for a page that must have the file from the network.
      sameOrigin && request.cache !== 'no-store' && /^\/models\/[^/]+\.glb$/.test(url.pathname),
    keptOr(kept, opened),
  )
  // Its name changes with its content. The previous version's viewer is for a tab that still runs that version.
  const viewer = new CacheFirst({
    cacheName: modelCaches.viewer,
    plugins: [{ cacheWillUpdate: onlyFiles }, new ExpirationPlugin({ maxEntries: 2, purgeOnQuotaError: true })],
  })
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin && request.cache !== 'no-store' && /^\/assets\/viewer-[^/]+\.js$/.test(url.pathname),
    keptOr(new CacheFirst({ cacheName: modelCaches.kept }), viewer),
  )
}

/** Two copies of one file would take twice the room. */
const keptOr =
  (kept: Strategy, opened: Strategy): RouteHandlerCallback =>
  async (options) => {
    const isKept = await caches.match(options.request, { cacheName: modelCaches.kept })
    return (isKept ? kept : opened).handle(options)
  }

/** A captive portal answers everything with its page. */
const onlyFiles: WorkboxPlugin['cacheWillUpdate'] = async ({ response }) =>
  response.ok && !isHtml(response) ? response : null
