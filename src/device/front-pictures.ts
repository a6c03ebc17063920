import type { QueryClient } from '@tanstack/react-query'
import { type VehicleList, vehiclesQuery } from '../api/vehicles-query.ts'
import { variantsOf, viewOf } from '../lib/picture-sources.ts'
import { pictureFormat } from './picture-format.ts'
import { savesData } from './save-data.ts'
import { keptPictures, storePicture } from './store-picture.ts'

/** What is stored without anybody having asked for it, in bytes. */
const LIMIT = 200_000

/**
 * Stores a small front picture of every cart, and those of carts that join the list while the page is open. Nothing when the
 * person saves data.
 */
export async function startFrontPictures(queryClient: QueryClient): Promise<void> {
  const { queryKey } = vehiclesQuery()
  // The small pictures are AVIF only.
  if ((await pictureFormat()) !== 'avif') return
  let running = false
  let known: unknown
  const store = async () => {
    const list = queryClient.getQueryData<VehicleList>(queryKey)
    if (running || !list || list.vehicles === known || savesData()) return
    running = true
    known = list.vehicles
    // One tab is enough. What fails is tried again by the next page.
    await navigator.locks
      .request('keep-pictures', { ifAvailable: true }, async (lock) => {
        if (lock) await storeFronts(list.vehicles)
      })
      .catch(() => {})
    running = false
    await store()
  }
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === queryKey[0]) void store()
  })
  if (!savesData()) await queryClient.prefetchQuery({ ...vehiclesQuery(), staleTime: Number.POSITIVE_INFINITY })
  await store()
}

/**
 * Stores the smallest form of the front pictures one after the other, as many as the limit allows.
 * @throws what `storePicture` throws
 */
export async function storeFronts(vehicles: readonly { images: readonly string[] }[]): Promise<void> {
  const kept = await keptPictures()
  const fronts = frontsOf(vehicles)
  let room = LIMIT
  for (const path of fronts) room -= kept.get(path) ?? 0
  for (const path of fronts) {
    if (kept.has(path)) continue
    const picture = await storePicture(path, { room })
    if (!picture) return
    room -= picture.size
  }
}

const frontsOf = (vehicles: readonly { images: readonly string[] }[]) => [
  ...new Set(
    vehicles.flatMap(({ images }) => {
      const front = images.find((path) => viewOf(path) === 'front')
      return (front && variantsOf(front)?.avif[0]?.url) ?? []
    }),
  ),
]
