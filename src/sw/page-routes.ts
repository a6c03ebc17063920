import { registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import { addressOf, isPageAddress, pageFileOf } from '../addresses/paths.ts'
import { cacheKeyOf, storedPage, storedShell, storeOpened } from './precache.ts'
import { isSignalWeak, NETWORK_TIMEOUT_S, noteTimeout, WEAK_SIGNAL_TIMEOUT_S } from './signal.ts'

/**
 * Sends a navigation on to the one address of its page, as the server does: the precache would answer
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
 * A stored page is answered with at once. For others the network comes first: for vehicles, because an inventory can hold hundreds, for
 * addresses that this build does not know, and for all pages that a person who saves data has not opened. Offline the app shell renders
 * any route from stored data, the not-found page included.
 */
export function servePages() {
  const usual = networkOrShell(NETWORK_TIMEOUT_S)
  const onWeakSignal = networkOrShell(WEAK_SIGNAL_TIMEOUT_S)
  registerRoute(
    ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPageAddress(url.pathname),
    async (options) =>
      (await storedPage(options.url.pathname)) ?? (isSignalWeak() ? onWeakSignal : usual).handle(options),
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
  noteTimeout()
  return storedShell()
}
