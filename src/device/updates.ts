import { endpoints } from '../contract/endpoints.ts'
import { type PageMessage, parseWorkerMessage } from '../contract/worker-messages.ts'
import { onNetwork, serverMissed, serverReached } from '../hooks/connection.ts'
import { createStore } from '../lib/create-store.ts'
import { askServer } from '../lib/reachable.ts'
import { installWorker } from './install-worker.ts'
import { savesData } from './save-data.ts'
import { noteSaveData } from './store-site.ts'

const HOUR_MS = 3_600_000

/**
 * True when a newer version is installed and waits for a person to accept it. `src/features/connection-widget/` offers it; on a kiosk
 * `src/features/kiosk/apply-updates.ts` agrees on an idle kiosk.
 */
export const updateReady = createStore(false)

/**
 * Aborts when a person has accepted a newer version, which is about to replace this page. What this page only stores for later
 * ends then: Chromium stops the old worker to start the new one, and a request in that moment starts the old one again, for
 * as long as it has nothing to do for half a minute.
 */
export const updateAccepted = new AbortController()

// A chunk that fails in that moment was asked of the worker that is stopped, and is not missing. A reload for it would be answered by
// the old worker, started again, and nothing would offer the new version in that page any more.
updateAccepted.signal.addEventListener('abort', () => {
  globalThis.addEventListener?.('vite:preloadError', (event) => event.stopImmediatePropagation(), true)
})

let accept = () => {}

/** Changes to the new version, and reloads this tab when the new worker has taken over. */
export const acceptUpdate = () => accept()

const WORKER = '/sw.js'

declare global {
  interface Window {
    /** Not in every browser, and not known to the compiler. It makes a `TrustedScriptURL`, typed here as a string. */
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: () => string },
      ) => { createScriptURL: (url: string) => string }
    }
  }
}

/** The only policy that the site's headers allow, and the only address it makes: no other script can be started by code. */
const workerUrl = () =>
  window.trustedTypes?.createPolicy('worker', { createScriptURL: () => WORKER }).createScriptURL(WORKER) ?? WORKER

/** The page's one connection to the service worker: registers it after load, and looks for new versions. */
export async function registerServiceWorker() {
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  let agreed = false
  let isControlled = serviceWorker.controller !== null

  serviceWorker.addEventListener('message', ({ data }) => {
    const message = parseWorkerMessage(data)
    if (message?.reached) serverReached(message.tookMs)
    else if (message) serverMissed(message.isLate)
  })
  serviceWorker.addEventListener('controllerchange', () => {
    if (agreed) location.reload()
    // Another tab accepted the new version. This one keeps its scripts until it is accepted here too.
    else if (isControlled) updateReady.set(true)
    else storeShown(serviceWorker)
    isControlled = true
  })

  // Where the browser stores nothing there will be no worker either.
  await noteSaveData().catch(() => {})
  const { workbox, registration } = await installWorker(workerUrl())
  const noteWaiting = () => {
    if (registration.waiting && serviceWorker.controller) updateReady.set(true)
  }
  const follow = () => registration.installing?.addEventListener('statechange', noteWaiting)
  registration.addEventListener('updatefound', follow)
  follow()
  noteWaiting()
  accept = () => {
    agreed = true
    updateAccepted.abort()
    if (registration.waiting) workbox.messageSkipWaiting()
    else location.reload()
  }
  const check = async () => {
    let begun = performance.now()
    const isOurs = await registration.update().then(
      () => true,
      () => false,
    )
    if (isOurs) return serverReached(performance.now() - begun)
    // It also fails where the answer is not the script, or one that does not parse. That says nothing of the connection.
    begun = performance.now()
    const answer = await askServer()
    if (answer === 'came') serverReached(performance.now() - begun)
    else serverMissed(answer === 'late')
  }
  if (serviceWorker.controller) void check()
  setInterval(check, HOUR_MS)
  onNetwork(check)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void check()
  })
}

/**
 * What the first visit showed before there was a worker: it stores that now, mostly from the browser's own cache. Where it stores
 * only what is opened, the page itself as well.
 */
function storeShown({ controller }: ServiceWorkerContainer) {
  const page = savesData() ? [location.pathname] : []
  const files = performance
    .getEntriesByType('resource')
    .filter((entry) => savesData() || (entry as PerformanceResourceTiming).initiatorType === 'img')
    .map(({ name }): string | [string, RequestInit] =>
      new URL(name).origin === location.origin ? name : [name, { mode: 'no-cors' }],
    )
  const message: PageMessage = {
    type: 'CACHE_URLS',
    payload: { urlsToCache: [endpoints.vehicles, endpoints.today, ...page, ...files] },
  }
  controller?.postMessage(message)
}
