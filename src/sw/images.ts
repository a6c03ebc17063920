import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { Strategy, type StrategyHandler } from 'workbox-strategies'
import { pictureCaches } from '../contract/picture-caches.ts'
import { bestForm } from '../lib/picture-sources.ts'
import { within } from '../lib/time-limit.ts'
import { isPicture } from './answers.ts'
import { tellPages } from './messages.ts'
import { AFTER_MISS_TIMEOUT_S, missedLately, noteNoAnswer } from './missed-answers.ts'
import { storedFile } from './precache.ts'
import { worker } from './scope.ts'

/** Longer than for data, because on a slow connection the pictures of a page queue. */
const PICTURE_LIMIT_S = 10

/**
 * Answers pictures from the store first: a picture never changes under its path. If one is neither stored nor loads,
 * answers with another size or format of it. Otherwise the request fails, and the page shows that the picture is
 * missing.
 */
export function servePictures() {
  const { seen, elsewhere } = pictureCaches
  registerRoute(({ request, url, sameOrigin }) => sameOrigin && isPictureRequest(request, url), pictureFirst(seen, 400))
  // Chromium counts every answer from another origin as several megabytes of storage, so only few are kept.
  registerRoute(
    ({ request, url, sameOrigin }) => !sameOrigin && isPictureRequest(request, url),
    pictureFirst(elsewhere, 60),
  )
}

/** The store first, then the network. A picture that comes too late is stored for the next time. */
class PictureFirst extends Strategy {
  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const stored =
      (await handler.cacheMatch(request)) ?? (await caches.match(request, { cacheName: pictureCaches.kept }))
    if (stored) return stored
    const fetched = handler.fetchAndCachePut(request)
    handler.waitUntil(fetched.catch(() => {}))
    const instead = missedLately() ? await otherForm(request) : undefined
    return within(1000 * (instead ? AFTER_MISS_TIMEOUT_S : PICTURE_LIMIT_S), () => fetched)
  }
}

/**
 * The path decides too, because a request that a page asked us to make has no destination. `no-store` is for a page
 * that must have exactly this file, from the network.
 */
const isPictureRequest = (request: Request, url: URL) =>
  request.destination === 'image' ||
  (request.destination === '' &&
    request.cache !== 'no-store' &&
    /\.(?:avif|webp|jpe?g|png|svg|gif)$/i.test(url.pathname))

const pictureFirst = (cacheName: string, maxEntries: number) =>
  new PictureFirst({
    cacheName,
    plugins: [
      { fetchDidSucceed: refuseOthers, cacheWillUpdate: onlyPictures, handlerDidError: standIn },
      new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }),
    ],
  })

/** A captive portal's page or a server error is no picture, so a stored one is the answer. A 404 stays a 404. */
const refuseOthers: WorkboxPlugin['fetchDidSucceed'] = async ({ request, response }) => {
  if (response.status >= 500 || (response.ok && !isPicture(response))) throw new Error(`${request.url} is no picture`)
  return response
}

const onlyPictures: WorkboxPlugin['cacheWillUpdate'] = async ({ response }) => (isPicture(response) ? response : null)

const standIn: WorkboxPlugin['handlerDidError'] = async ({ request, error }) => {
  const url = new URL(request.url)
  // The request failed, and pages may not know yet that they are offline. Once told, they check the connection.
  if (error instanceof TypeError && url.origin === worker.location.origin) {
    noteNoAnswer()
    await tellPages({ type: 'API_REACHED', reached: false })
  }
  return (await (smallBackground(url.pathname) ?? otherForm(request))) ?? Response.error()
}

/** Stored backgrounds are small forms, which replace the larger ones: landscapes, and the portrait for phones. */
function smallBackground(path: string): Promise<Response | undefined> | undefined {
  const [, name, portrait] = /^(\/images\/backgrounds\/[a-z-]+?)(-portrait)?-\d+\.(?:avif|webp)$/.exec(path) ?? []
  if (name === undefined) return undefined
  return storedFile(portrait ? `${name}-portrait-480.avif` : `${name}-640.avif`)
}

/** The same picture in any other size or format. Browsers detect the format from the content, not from the name. */
async function otherForm({ url }: Request): Promise<Response | undefined> {
  const stored = new Map<string, { cache: Cache; request: Request }>()
  for (const name of [pictureCaches.seen, pictureCaches.kept]) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) stored.set(new URL(request.url).pathname, { cache, request })
  }
  const best = stored.get(bestForm(new URL(url).pathname, [...stored.keys()]) ?? '')
  return best?.cache.match(best.request)
}
