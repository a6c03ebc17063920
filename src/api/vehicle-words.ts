import { endpoints } from '../contract/endpoints.ts'
import { parseVehicle } from '../contract/parse-vehicle.ts'
import type { Vehicle } from '../contract/vehicle-schema.ts'
import { getJson } from './client.ts'

/** What lists leave out of a unit and a search looks through, by the id of the unit. */
export type VehicleWords = ReadonlyMap<string, Pick<Vehicle, 'features' | 'specifications'>>

/**
 * The features and specifications of every unit. The answer is the one that lists are made from, so the service worker has it.
 * A unit that cannot be read is left out: the search then knows less of it.
 * @throws ApiFailure
 */
export async function readVehicleWords(signal: AbortSignal): Promise<VehicleWords> {
  const { data } = await getJson(endpoints.vehicles, parseAll, { signal })
  return data
}

const parseAll = (value: unknown): VehicleWords | undefined =>
  Array.isArray(value)
    ? new Map(value.flatMap((entry) => parseVehicle(entry) ?? []).map((vehicle) => [vehicle.id, vehicle]))
    : undefined
