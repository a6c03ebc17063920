import { cacheNames, copyResponse, type WorkboxPlugin } from 'workbox-core'
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { pageFileOf } from '../addresses/paths.ts'
import { SNAPSHOT_PATH } from '../contract/endpoints.ts'
import { MODEL_FILES_PATH } from '../contract/model-files.ts'
import { AS_OPENED_CACHE } from '../contract/worker-messages.ts'
import { isHtml } from './answers.ts'
import { isListFile, listFile } from './list-files.ts'
import { type PrecacheManifest, worker } from './scope.ts'

const SHELL = '/app-shell.html'

/** Stores a network answer if it is a file of this version that the installation has left out. */
export const storeOpened: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response, event }) => {
    if (event?.type !== 'install' && response.status === 200) await storeAnswer(request, response)
    return response
  },
}

const controller = new PrecacheController({
  plugins: [
    { requestWillFetch: limitTime, fetchDidSucceed: askAgain },
    { fetchDidSucceed: refuseSignInPage },
    storeOpened,
  ],
})

/** The key of a file of this version in the precache, whether stored or not. */
export const cacheKeyOf = (url: string): string | undefined => controller.getCacheKeyForURL(url)

/** A stored file of this version. */
export const storedFile = (path: string) => controller.matchPrecache(path)

/** The stored page of an address. */
export const storedPage = (pathname: string) => storedFile(`/${pageFileOf(pathname)}`)

export const storedShell = () => storedFile(SHELL)

/**
 * Stores the whole site at installation, and answers from it for any query, because pages read their queries
 * themselves. For a person who saves data it only stores opened pages.
 */
export function servePrecache(manifest: PrecacheManifest) {
  controller.addToCacheList(manifest)
  worker.addEventListener('install', (event) => event.waitUntil(install(event)))
  worker.addEventListener('activate', (event) => void controller.activate(event))
  registerRoute(new PrecacheRoute(controller, { ignoreURLParametersMatching: [/.*/] }))
  cleanupOutdatedCaches()
}

async function install(event: ExtendableEvent) {
  if (!(await caches.has(AS_OPENED_CACHE))) return void (await controller.install(event))
  await store([SHELL, SNAPSHOT_PATH, MODEL_FILES_PATH], event)
  const shell = await (await storedShell())?.text()
  // The person opened these under the previous version.
  const opened = await (await caches.open(cacheNames.precache)).keys()
  await store([...assetsIn(shell ?? ''), ...opened.map(({ url }) => new URL(url).pathname)], event)
}

/** Stores files of this version and ignores others. */
async function store(paths: readonly string[], event: ExtendableEvent) {
  for (const path of new Set(paths)) {
    const cacheKey = cacheKeyOf(path)
    if (!cacheKey) continue
    // The page that installs the worker has just loaded some of the hashed files.
    const cache = path.startsWith('/assets/') ? 'default' : 'reload'
    const request = new Request(path, { cache, credentials: 'same-origin' })
    await Promise.all(controller.strategy.handleAll({ event, request, params: { cacheKey } }))
  }
}

const assetsIn = (html: string) => html.match(/\/assets\/[\w.-]+/g) ?? []

/** Stores an answer for a file or a page of this version, and ignores any other. */
export async function storeAnswer(request: Request, response: Response) {
  const { pathname } = new URL(request.url)
  const cacheKey = cacheKeyOf(pathname) ?? cacheKeyOf(`/${pageFileOf(pathname)}`)
  if (!cacheKey) return
  if (isHtml(response)) {
    // A sign-in page names no script of this site, and a newer version's page names scripts that this version does not
    // have.
    const assets = assetsIn(await response.clone().text())
    const others = assets.filter((path) => !cacheKeyOf(path))
    if (assets.length === 0 || !others.every(isListFile)) return
    // Without its list the page could not be hydrated.
    for (const list of others) if (!(await listFile(list)).ok) return
  }
  const copy = response.redirected ? await copyResponse(response.clone()) : response.clone()
  const precache = await caches.open(cacheNames.precache)
  // Without room in the store, the response is still shown.
  await precache.put(cacheKey, copy).catch(() => {})
}

/** How long one file may take at installation, in ms: as long as the largest one takes on the weakest signal. */
const FILE_LIMIT_MS = 60_000

type Fetching = Parameters<NonNullable<WorkboxPlugin['requestWillFetch']>>[0]

/**
 * Ends the installation when a file never arrives; the page then begins it again. Browsers wait for minutes or forever.
 * Workbox fetches the returned request itself, so `within` cannot limit its time.
 */
async function limitTime({ request, event }: Fetching) {
  if (event?.type !== 'install') return request
  const controller = new AbortController()
  setTimeout(() => controller.abort(), FILE_LIMIT_MS)
  return new Request(request, { signal: controller.signal })
}

type Fetched = Parameters<NonNullable<WorkboxPlugin['fetchDidSucceed']>>[0]

/** The pause before a file is requested again, in ms. */
const PAUSE_MS = 1_000

/** Requests a file again after a server error: one error among hundreds of responses must not end the installation. */
async function askAgain({ request, response }: Fetched) {
  if (response.status < 500 && response.status !== 429) return response
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  return fetch(request)
}

/**
 * A captive portal answers everything with its page. That must not be stored as a script, nor at installation as a
 * page: it names no file of this site.
 */
async function refuseSignInPage({ request, response, event }: Fetched) {
  if (!isHtml(response)) return response
  const wantsPage = request.mode === 'navigate' || new URL(request.url).pathname.endsWith('.html')
  const isOurs = async () => assetsIn(await response.clone().text()).some((path) => cacheKeyOf(path))
  if (!wantsPage || (event?.type === 'install' && !(await isOurs())))
    throw new Error(`${request.url} was answered with another page`)
  return response
}
