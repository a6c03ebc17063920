import { registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import { addressOf, isPageAddress, pageFileOf } from '../addresses/paths.ts'
import { AFTER_MISS_TIMEOUT_S, missedLately, NETWORK_TIMEOUT_S, noteNoAnswer } from './missed-answers.ts'
import { cacheKeyOf, storedPage, storedShell, storeOpened } from './precache.ts'

/**
 * Redirects a navigation to the canonical address of its page, like the server: the precache would answer
 * `/inventory.html` with a page whose scripts know no such address.
 */
export function redirectToAddresses() {
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin &&
      request.mode === 'navigate' &&
      targetOf(url.pathname) !== url.pathname &&
      !url.pathname.startsWith('/api/'),
    async ({ url }) => Response.redirect(targetOf(url.pathname) + url.search, 308),
  )
}

const targetOf = (pathname: string) =>
  addressOf(pathname, (address) => cacheKeyOf(`/${pageFileOf(address)}`) !== undefined)

/**
 * Answers with a stored page at once. For others the network comes first: for vehicles, because an inventory can
 * contain hundreds; for addresses that this build does not know; and for pages that a person who saves data has not
 * opened. Offline the app shell renders any route from stored data, including the not-found page.
 */
export function servePages() {
  const usual = networkOrShell(NETWORK_TIMEOUT_S)
  const afterMiss = networkOrShell(AFTER_MISS_TIMEOUT_S)
  registerRoute(
    ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPageAddress(url.pathname),
    async (options) => (await storedPage(options.url.pathname)) ?? (missedLately() ? afterMiss : usual).handle(options),
  )
}

const networkOrShell = (networkTimeoutSeconds: number) =>
  new NetworkOnly({
    networkTimeoutSeconds,
    plugins: [{ fetchDidSucceed: refuseServerErrors, handlerDidError: shellInstead }, storeOpened],
  })

async function refuseServerErrors({ response }: { response: Response }) {
  if (response.status >= 500) throw new Error(`The page was answered with ${response.status}`)
  return response
}

function shellInstead() {
  noteNoAnswer()
  return storedShell()
}
