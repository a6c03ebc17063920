import { endpoints, SNAPSHOT_PATH } from '../contract/endpoints.ts'
import type { Snapshot } from '../contract/snapshot.ts'
import { findVehicle } from '../contract/vehicle-lookup.ts'
import type { VehicleList } from '../contract/vehicle-schema.ts'
import { newest } from '../lib/newest.ts'
import { storedFile } from './precache.ts'
import { asOfAnswer, toAnswer } from './vehicle-answers.ts'

/** The number increases when the shape of a vehicle changes, so that lists from older workers are ignored. */
export const LIST_CACHE = 'vehicle-list-v1'

/** The newest list on the device: the API's last one, checked when it came, or the one of the build. */
export async function storedList(): Promise<VehicleList | undefined> {
  const [cached, snapshot] = await Promise.all([
    caches.match(endpoints.vehicles, { cacheName: LIST_CACHE }).then(readList),
    storedFile(SNAPSHOT_PATH).then(readSnapshot),
  ])
  return newest(cached, snapshot)
}

/**
 * Removes a vehicle that is gone from the list, unless the list is newer.
 * @param asOf when the API said that it is gone, in epoch ms
 */
export async function dropStored(ref: string, asOf: number): Promise<void> {
  const list = await storedList()
  const gone = list && findVehicle(list.vehicles, ref)
  if (!gone || list.asOf > asOf) return
  // A header has whole seconds, but the list must not look older than the build's list it was made from.
  const left = toAnswer(
    list.vehicles.filter((unit) => unit !== gone),
    Math.ceil(list.asOf / 1000) * 1000,
  )
  await (await caches.open(LIST_CACHE)).put(endpoints.vehicles, left)
}

async function readList(response: Response | undefined): Promise<VehicleList | undefined> {
  return response && { vehicles: await response.json(), asOf: asOfAnswer(response) }
}

async function readSnapshot(response: Response | undefined): Promise<VehicleList | undefined> {
  if (!response) return undefined
  const { vehicles, builtAt }: Snapshot = await response.json()
  return { vehicles, asOf: builtAt }
}
