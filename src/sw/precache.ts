import { addPlugins, cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { isHtml } from './answers.ts'
import type { PrecacheManifest } from './scope.ts'

/**
 * Stores the whole site at installation and answers from it: `/towns/scranton?x=1` with `towns/scranton.html`, whatever
 * the query, because queries are read in the page.
 */
export function servePrecache(manifest: PrecacheManifest) {
  addPlugins([{ fetchDidSucceed: askAgain }, { fetchDidSucceed: refuseSignInPage }])
  precacheAndRoute(manifest, { ignoreURLParametersMatching: [/.*/] })
  cleanupOutdatedCaches()
}

/** Time before a file is asked for again, in ms. */
const PAUSE_MS = 1_000

/** One error of the server among hundreds of answers does not end the installation: the file is asked for once more. */
async function askAgain({ request, response }: { request: Request; response: Response }) {
  if (response.status < 500 && response.status !== 429) return response
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  return fetch(request)
}

/** A captive portal answers everything with its page, which must not be stored as our script. */
async function refuseSignInPage({ request, response }: { request: Request; response: Response }) {
  const wantsHtml = request.mode === 'navigate' || new URL(request.url).pathname.endsWith('.html')
  if (!wantsHtml && isHtml(response)) throw new Error(`${request.url} was answered with a page`)
  return response
}
