import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { endpoints } from '../contract/endpoints.ts'
import { findVehicle } from '../contract/vehicle-lookup.ts'
import type { Vehicle } from '../contract/vehicle-schema.ts'
import { asVehicle } from '../contract/vehicle-shape.ts'
import { ApiFailure, getJson } from './client.ts'
import { staleTime } from './freshness.ts'

/** One unit as it was at `asOf` (epoch ms). */
export type VehicleDetail = { vehicle: Vehicle; asOf: number }

/** One unit, by any of its references. A reference that names none is not requested again. */
export const vehicleQuery = (ref: string) =>
  queryOptions({
    queryKey: [endpoints.vehicle(ref)],
    queryFn: async ({ signal }): Promise<VehicleDetail> => {
      const { data, asOf } = await getJson(endpoints.vehicle(ref), asVehicle, {
        signal,
        onStatus: () => 'Vehicle not found',
      })
      return { vehicle: data, asOf }
    },
    enabled: ref !== '',
    staleTime,
    retry: (failures, error) => !(error instanceof ApiFailure && error.status === 404) && failures < 1,
  })

/**
 * The data about a unit under any of its references. A page is rendered from the answer for the unit's id, but may be
 * opened by the slug of its name.
 */
export function knownVehicle(queryClient: QueryClient, ref: string): VehicleDetail | undefined {
  const details = queryClient.getQueriesData<VehicleDetail>({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith(endpoints.vehicle('')),
  })
  return details.flatMap(([, detail]) => detail ?? []).find(({ vehicle }) => findVehicle([vehicle], ref))
}
