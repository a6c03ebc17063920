import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiFailure } from '../../api/client.ts'
import { knownVehicle, type VehicleDetail, vehicleQuery } from '../../api/vehicle-query.ts'
import { vehiclesQuery } from '../../api/vehicles-query.ts'
import { findVehicle } from '../../contract/vehicle-lookup.ts'
import { useOnline } from '../../hooks/connection.ts'

/**
 * The vehicle with a reference, from the list. The API is only asked for a single vehicle if the list has none or could
 * not be read.
 * @returns `failed` when it could not be read just now, `error` if a request failed, and `retry` unless there is no such
 * vehicle
 */
export function useShownVehicle(ref: string): {
  shown: VehicleDetail | undefined
  failed: boolean
  error: Error | null
  retry: (() => void) | undefined
} {
  const list = useQuery(vehiclesQuery())
  const vehicle = list.data && findVehicle(list.data.vehicles, ref)
  const isAlone = !vehicle && (list.data !== undefined || list.failureCount > 0)
  const alone = useQuery({ ...vehicleQuery(ref), enabled: isAlone && ref !== '' })
  const online = useOnline()

  const listed = vehicle && list.data && { vehicle, asOf: list.data.asOf }
  // The page may have been rendered from a newer answer than the device's list. After a 404, only newer data is left.
  const shown = newest(listed, knownVehicle(useQueryClient(), ref))
  const read = isAlone ? alone : list
  const gone = !shown && alone.error instanceof ApiFailure && alone.error.status === 404
  const retry = () => {
    void list.refetch()
    if (isAlone) void alone.refetch()
  }
  return {
    shown,
    // Without a connection, the service worker answers from its store.
    failed: read.error !== null || (read.data !== undefined && !online),
    error: read.error,
    retry: gone ? undefined : retry,
  }
}

const newest = (one: VehicleDetail | undefined, other: VehicleDetail | undefined) =>
  one && other ? (one.asOf >= other.asOf ? one : other) : (one ?? other)
