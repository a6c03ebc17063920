import { matchPrecache } from 'workbox-precaching'
import { endpoints, SNAPSHOT_PATH } from '../contract/endpoints.ts'
import { snapshotSchema } from '../contract/snapshot.ts'
import { vehicleListSchema } from '../contract/vehicle-schema.ts'
import { asOfAnswer, detailFrom, type List, newest } from './vehicle-answers.ts'

/** The number grows with the shape of a vehicle: a list that an older worker stored is then not looked at. */
export const LIST_CACHE = 'vehicle-list-v1'

/** The newest list on the device: the last one the API gave, or the one the site was built with. */
export async function storedList(): Promise<List | undefined> {
  const [cached, snapshot] = await Promise.all([
    caches.match(endpoints.vehicles, { cacheName: LIST_CACHE }).then(readList),
    matchPrecache(SNAPSHOT_PATH).then(readSnapshot),
  ])
  return newest(cached, snapshot)
}

/** An answer about one vehicle: the copy kept of it, unless a newer list says otherwise. */
export async function storedDetail(ref: string, kept: Response | undefined): Promise<Response | undefined> {
  const list = await storedList()
  if (!list || (kept && asOfAnswer(kept) >= list.asOf)) return kept
  return detailFrom(list, ref)
}

async function readList(response: Response | undefined): Promise<List | undefined> {
  const parsed = response && vehicleListSchema.safeParse(await response.json())
  return parsed?.success ? { vehicles: parsed.data, asOf: asOfAnswer(response as Response) } : undefined
}

async function readSnapshot(response: Response | undefined): Promise<List | undefined> {
  const parsed = response && snapshotSchema.safeParse(await response.json())
  return parsed?.success ? { vehicles: parsed.data.vehicles, asOf: parsed.data.builtAt } : undefined
}
