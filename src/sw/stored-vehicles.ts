import { endpoints, SNAPSHOT_PATH, vehicleRefOf } from '../contract/endpoints.ts'
import { snapshotSchema } from '../contract/snapshot.ts'
import { findVehicle } from '../contract/vehicle-lookup.ts'
import { vehicleListSchema } from '../contract/vehicle-schema.ts'
import { storedFile } from './precache.ts'
import { asOfAnswer, detailFrom, type List, newest, toAnswer } from './vehicle-answers.ts'

/** The number grows with the shape of a vehicle: a list that an older worker stored is then not looked at. */
export const LIST_CACHE = 'vehicle-list-v1'
export const DETAIL_CACHE = 'vehicle-v1'

/** The newest list on the device: the last one the API gave, or the one the site was built with. */
export async function storedList(): Promise<List | undefined> {
  const [cached, snapshot] = await Promise.all([
    caches.match(endpoints.vehicles, { cacheName: LIST_CACHE }).then(readList),
    storedFile(SNAPSHOT_PATH).then(readSnapshot),
  ])
  return newest(cached, snapshot)
}

/** An answer about one vehicle: the copy kept of it, unless a newer list says otherwise. */
export async function storedDetail(ref: string, kept: Response | undefined): Promise<Response | undefined> {
  const list = await storedList()
  if (!list || (kept && asOfAnswer(kept) >= list.asOf)) return kept && toAnswer(await kept.json(), asOfAnswer(kept))
  return detailFrom(list, ref)
}

/**
 * Drops a vehicle that is gone: every answer about it, and its place in the list, unless that is newer.
 * @param asOf when the API called it gone, in epoch ms
 */
export async function dropStored(ref: string, asOf: number): Promise<void> {
  const [list, details] = await Promise.all([storedList(), caches.open(DETAIL_CACHE)])
  const gone = list && findVehicle(list.vehicles, ref)
  const isOfGone = (url: string) => {
    const other = vehicleRefOf(new URL(url).pathname)
    return other !== undefined && (other === ref || findVehicle(gone ? [gone] : [], other) !== undefined)
  }
  const keys = await details.keys()
  await Promise.all(keys.filter(({ url }) => isOfGone(url)).map((key) => details.delete(key)))
  if (!gone || list.asOf > asOf) return
  // A header has whole seconds; the list must not look older than the one of the build that it was made from.
  const left = toAnswer(
    list.vehicles.filter((unit) => unit !== gone),
    Math.ceil(list.asOf / 1000) * 1000,
  )
  await (await caches.open(LIST_CACHE)).put(endpoints.vehicles, left)
}

async function readList(response: Response | undefined): Promise<List | undefined> {
  const parsed = response && vehicleListSchema.safeParse(await response.json())
  return parsed?.success ? { vehicles: parsed.data, asOf: asOfAnswer(response as Response) } : undefined
}

async function readSnapshot(response: Response | undefined): Promise<List | undefined> {
  const parsed = response && snapshotSchema.safeParse(await response.json())
  return parsed?.success ? { vehicles: parsed.data.vehicles, asOf: parsed.data.builtAt } : undefined
}
