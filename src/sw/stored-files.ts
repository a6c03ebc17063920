import { cacheNames } from 'workbox-core'
import type { PageMessage, StoredFiles } from '../contract/worker-messages.ts'
import { cacheKeyOf } from './precache.ts'
import { type PrecacheManifest, worker } from './scope.ts'
import { checkModels } from './stored-models.ts'
import { storedList } from './stored-vehicles.ts'

/** Tells a page which answers this device has for use without a network. */
export function tellWhatIsStored(manifest: PrecacheManifest) {
  worker.addEventListener('message', (event) => {
    const message = event.data as PageMessage | undefined
    const [port] = event.ports
    if (message?.type !== 'CHECK_STORED' || !port) return
    event.waitUntil(checkStored(manifest).then((stored) => port.postMessage(stored)))
  })
}

/** Reads every file, because the name of a file in a cache does not prove that its content can be read. */
async function checkStored(manifest: PrecacheManifest): Promise<StoredFiles> {
  const precache = await caches.open(cacheNames.precache)
  const pages = { stored: 0, total: 0 }
  const files = { stored: 0, total: manifest.length }
  const missing: string[] = []
  let bytes = 0
  for (const { url } of manifest) {
    const response = await precache.match(cacheKeyOf(url) ?? url)
    const size = response ? (await response.blob()).size : 0
    const isStored = size > 0
    bytes += size
    if (isStored) files.stored += 1
    else missing.push(`/${url}`)
    if (!url.endsWith('.html')) continue
    pages.total += 1
    if (isStored) pages.stored += 1
  }
  const list = await storedList()
  const images = [...new Set(list?.vehicles.flatMap((vehicle) => vehicle.images))]
  const [models, modelBytes] = await checkModels(images)
  return {
    pages,
    files,
    missing,
    bytes: bytes + modelBytes,
    vehicles: list?.vehicles.length ?? 0,
    asOf: list?.asOf ?? 0,
    images,
    models,
  }
}
