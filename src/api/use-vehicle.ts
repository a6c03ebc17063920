import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { findVehicle } from '../contract/vehicle-lookup.ts'
import { type VehicleDetail, vehicleQuery } from './vehicle-query.ts'
import { vehiclesQuery } from './vehicles-query.ts'

/**
 * The vehicle with a reference, from the list. The API is only asked for a single vehicle if the list has none or could
 * not be read. An empty reference asks for nothing.
 * @returns `read` is the request that decides: for the list, or for the single vehicle
 */
export function useVehicle(ref: string): {
  found: VehicleDetail | undefined
  read: UseQueryResult<unknown>
  retry: () => void
} {
  const enabled = ref !== ''
  const list = useQuery({ ...vehiclesQuery(), enabled })
  const vehicle = list.data && findVehicle(list.data.vehicles, ref)
  const isAlone = !vehicle && (list.data !== undefined || list.failureCount > 0)
  const alone = useQuery({ ...vehicleQuery(ref), enabled: enabled && isAlone })
  return {
    found: vehicle && list.data ? { vehicle, asOf: list.data.asOf } : alone.data,
    read: isAlone ? alone : list,
    retry: () => {
      void list.refetch()
      if (isAlone) void alone.refetch()
    },
  }
}
