import { queryOptions } from '@tanstack/react-query'
import { endpoints } from '../contract/endpoints.ts'
import { parseVehicle } from '../contract/parse-vehicle.ts'
import type { Vehicle } from '../contract/vehicle-schema.ts'
import { getJson } from './client.ts'
import { staleTime } from './freshness.ts'

/** Units with all that is known of them, as they were at `asOf` (epoch ms). */
export type WholeVehicles = { vehicles: Vehicle[]; asOf: number }

/**
 * Every unit with its features and specifications, which lists leave out. The answer is the one that lists are made from, so the
 * service worker has it. A unit that cannot be read is left out.
 * @throws ApiFailure
 */
export async function readWholeVehicles(signal: AbortSignal): Promise<WholeVehicles> {
  const { data, asOf } = await getJson(endpoints.vehicles, parseAll, {
    signal,
    onStatus: (status) => `Failed to fetch vehicles: ${status}`,
  })
  return { vehicles: data, asOf }
}

const parseAll = (value: unknown): Vehicle[] | undefined =>
  Array.isArray(value) ? value.flatMap((entry) => parseVehicle(entry) ?? []) : undefined

/** The same as a query. */
export const wholeVehiclesQuery = () =>
  queryOptions({
    queryKey: [endpoints.vehicles, 'whole'],
    queryFn: ({ signal }) => readWholeVehicles(signal),
    staleTime,
  })
