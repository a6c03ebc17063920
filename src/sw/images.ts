import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { matchPrecache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { Strategy, type StrategyHandler } from 'workbox-strategies'
import { PLACEHOLDER, pictureKey } from '../lib/picture-sources.ts'
import { isPicture } from './answers.ts'

const OURS = 'pictures'
const ELSEWHERE = 'pictures-elsewhere'

/** Longer than for data: on a slow connection the pictures of a page queue for their turn. */
const PICTURE_LIMIT_S = 10

/**
 * Pictures from the store first: a picture never changes under its name, a new one gets a new path in the catalogue.
 * One that is not stored is answered with the same picture in another size or format, then with the placeholder.
 */
export function servePictures() {
  registerRoute(({ request, url, sameOrigin }) => sameOrigin && isPictureRequest(request, url), keep(OURS, 400))
  // Chromium counts every answer of another origin as several megabytes of our storage, so only few are kept.
  registerRoute(({ request, url, sameOrigin }) => !sameOrigin && isPictureRequest(request, url), keep(ELSEWHERE, 60))
}

/** The store, then the network. A picture that comes too late is stored for the next time. */
class PictureFirst extends Strategy {
  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const stored = await handler.cacheMatch(request)
    if (stored) return stored
    const fetched = handler.fetchAndCachePut(request)
    handler.waitUntil(fetched.catch(() => {}))
    return Promise.race([fetched, failAfter(PICTURE_LIMIT_S)])
  }
}

const failAfter = (seconds: number) =>
  new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('No answer in time')), seconds * 1000))

/** The path decides as well: a request that a page asked us to make has no destination. */
const isPictureRequest = (request: Request, url: URL) =>
  request.destination === 'image' ||
  (request.destination === '' && /\.(?:avif|webp|jpe?g|png|svg|gif)$/i.test(url.pathname))

const keep = (cacheName: string, maxEntries: number) =>
  new PictureFirst({
    cacheName,
    plugins: [
      { fetchDidSucceed: refuseOthers, cacheWillUpdate: onlyPictures, handlerDidError: standIn },
      new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }),
    ],
  })

/** A captive portal's page or a server error is no picture: a stored one is shown instead. A 404 stays a 404. */
const refuseOthers: WorkboxPlugin['fetchDidSucceed'] = async ({ request, response }) => {
  if (response.status >= 500 || (response.ok && !isPicture(response))) throw new Error(`${request.url} is no picture`)
  return response
}

const onlyPictures: WorkboxPlugin['cacheWillUpdate'] = async ({ response }) => (isPicture(response) ? response : null)

const standIn: WorkboxPlugin['handlerDidError'] = async ({ request }) => {
  const url = new URL(request.url)
  // Landscapes are kept in their small form, which stands in for the larger ones and for the part that a phone gets.
  const small = url.pathname.startsWith('/images/backgrounds/')
    ? await matchPrecache(url.pathname.replace(/(?:-phone)?-\d+\.(?:avif|webp)$/, '-640.avif'))
    : await otherForm(url.pathname)
  return small ?? matchPrecache(PLACEHOLDER)
}

/** The same picture in any other size or format. Browsers go by a picture's bytes, not by its name. */
async function otherForm(pathname: string): Promise<Response | undefined> {
  const key = pictureKey(pathname)
  if (!key) return undefined
  const cache = await caches.open(OURS)
  const stored = (await cache.keys()).find(({ url }) => pictureKey(new URL(url).pathname) === key)
  return stored && cache.match(stored)
}
