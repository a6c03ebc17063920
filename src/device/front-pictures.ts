import type { QueryClient } from '@tanstack/react-query'
import { vehiclesQuery } from '../api/vehicles-query.ts'
import type { VehicleList } from '../contract/vehicle-schema.ts'
import { variantsOf } from '../lib/picture-sources.ts'
import { sharedLocks } from '../outbox/locks.ts'
import { pictureFormat } from './picture-format.ts'
import { savesData } from './save-data.ts'
import { FRONTS_STORED } from './saving.ts'
import { storagePreference } from './storage-preference.ts'
import { keptPictures, storePicture } from './store-file.ts'
import { updateAccepted } from './updates.ts'

/** The most bytes of pictures that are stored without a request by the person. */
const LIMIT_BYTES = 200_000

/**
 * Stores a small front picture of every cart, including those that join the list while the page is open. Stores all
 * pictures if the person has asked for that, and none if they save data or have emptied the store.
 */
export async function startFrontPictures(queryClient: QueryClient): Promise<void> {
  await pageLoaded()
  const { queryKey } = vehiclesQuery()
  let running = false
  let known: unknown
  const store = async () => {
    const list = queryClient.getQueryData<VehicleList>(queryKey)
    const preference = storagePreference.get()
    if (running || !list || list.vehicles === known || preference === 'none' || savesData()) return
    running = true
    known = list.vehicles
    if (typeof preference === 'object') await (await import('./save-everything.ts')).resumeSaving(queryClient)
    // After a failure the next page tries again.
    else await storeInOneTab(list.vehicles).catch(() => {})
    dispatchEvent(new Event(FRONTS_STORED))
    running = false
    await store()
  }
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === queryKey[0]) void store()
  })
  if (!savesData()) await queryClient.prefetchQuery({ ...vehiclesQuery(), staleTime: Number.POSITIVE_INFINITY })
  await store()
}

/** Starts at the latest this long after the page has loaded, in ms: a busy browser may never be idle. */
const LATEST_MS = 3_000

/** Resolves when the page has loaded everything it shows, and the browser is idle. */
const pageLoaded = () =>
  new Promise<unknown>((resolve) => {
    const idle = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: LATEST_MS })
      else setTimeout(resolve)
    }
    if (document.readyState === 'complete') idle()
    else addEventListener('load', idle, { once: true })
  })

/** Stores the front pictures, unless another tab does so. */
export async function storeInOneTab(vehicles: readonly { images: readonly string[] }[]): Promise<void> {
  // The small pictures only exist as AVIF.
  if ((await pictureFormat()) !== 'avif') return
  await sharedLocks().request('keep-pictures', { ifAvailable: true }, async (lock) => {
    if (lock) await storeFronts(vehicles)
  })
}

/**
 * Stores the smallest form of the front pictures one after the other, up to the limit.
 * @throws what `storePicture` throws
 */
export async function storeFronts(vehicles: readonly { images: readonly string[] }[]): Promise<void> {
  const kept = await keptPictures()
  const fronts = frontsOf(vehicles)
  let room = LIMIT_BYTES
  for (const path of fronts) room -= kept.get(path) ?? 0
  for (const path of fronts) {
    if (kept.has(path)) continue
    const picture = await storePicture(path, { room, signal: updateAccepted.signal })
    if (!picture) return
    room -= picture.size
  }
}

/** The pictures that cards show: a photograph comes before the drawings. */
const frontsOf = (vehicles: readonly { images: readonly string[] }[]) => [
  ...new Set(vehicles.flatMap(({ images: [front] }) => (front && variantsOf(front)?.avif[0]?.url) ?? [])),
]
