import { endpoints } from '../contract/endpoints.ts'
import { type PageMessage, parseWorkerMessage } from '../contract/worker-messages.ts'
import { checkServer, onNetwork, serverMissed, serverReached } from '../hooks/connection.ts'
import { createStore } from '../lib/create-store.ts'
import { installWorker } from './install-worker.ts'
import { requestsAtRest } from './requests-at-rest.ts'
import { savesData } from './save-data.ts'
import { noteSaveData } from './store-site.ts'

const HOUR_MS = 3_600_000

/**
 * True when a newer version is installed, and becomes active when a person accepts it. `src/features/connection-widget/` offers
 * it; on an idle kiosk `src/features/kiosk/apply-updates.ts` accepts it.
 */
export const updateReady = createStore(false)

/**
 * Aborts when a person has accepted a newer version, which is about to replace this page. Whatever this page only
 * stores for later ends then: Chromium stops the old worker to start the new one, and a request at that moment would
 * start the old one again, until it has been idle for half a minute.
 */
export const updateAccepted = new AbortController()

// A chunk that fails at that moment was requested from the stopped worker, and is not missing. After a reload the old
// worker, started again, would answer, and that page would never be offered the new version.
updateAccepted.signal.addEventListener('abort', () => {
  globalThis.addEventListener?.('vite:preloadError', (event) => event.stopImmediatePropagation(), true)
})

let accept = async () => {}

/** Switches to the new version, and reloads this tab when the new worker has taken over. */
export const acceptUpdate = () => void accept()

const WORKER = '/sw.js'

declare global {
  interface Window {
    /** Not in every browser, and unknown to TypeScript. It returns a `TrustedScriptURL`, typed here as a string. */
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: () => string },
      ) => { createScriptURL: (url: string) => string }
    }
  }
}

/**
 * The only policy that the site's headers allow, with the only address that it makes: code can start no other script.
 */
const workerUrl = () =>
  window.trustedTypes?.createPolicy('worker', { createScriptURL: () => WORKER }).createScriptURL(WORKER) ?? WORKER

/** The page's one connection to the service worker: registers it after load, and checks for new versions. */
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
    // Another tab has accepted the new version. This tab keeps its scripts until it accepts too.
    else if (isControlled) updateReady.set(true)
    else storeShown(serviceWorker)
    isControlled = true
  })

  // Where the browser refuses storage there will be no worker either.
  await noteSaveData().catch(() => {})
  const { workbox, registration } = await installWorker(workerUrl())
  const noteInstalled = () => {
    if (registration.waiting && serviceWorker.controller) updateReady.set(true)
  }
  const follow = () => registration.installing?.addEventListener('statechange', noteInstalled)
  registration.addEventListener('updatefound', follow)
  follow()
  noteInstalled()
  accept = async () => {
    agreed = true
    updateAccepted.abort()
    // The press may be the first input of the page, which loads code.
    await requestsAtRest()
    if (registration.waiting) workbox.messageSkipWaiting()
    else location.reload()
  }
  const check = async () => {
    const begun = performance.now()
    const isOurs = await registration.update().then(
      () => true,
      () => false,
    )
    if (isOurs) return serverReached(performance.now() - begun)
    // It also fails when the answer is not the script, or cannot be parsed, which says nothing about the connection.
    await checkServer()
  }
  if (serviceWorker.controller) void check()
  setInterval(check, HOUR_MS)
  onNetwork(check)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void check()
  })
}

/**
 * Makes the worker store what the first visit has shown before there was one, mostly from the HTTP cache; and the page
 * itself, if only opened pages are stored.
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
