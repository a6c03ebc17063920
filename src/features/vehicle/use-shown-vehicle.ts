import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiFailure } from '../../api/client.ts'
import { knownVehicle, vehicleQuery } from '../../api/vehicle-query.ts'
import { type VehicleList, vehiclesQuery } from '../../api/vehicles-query.ts'
import { findVehicle } from '../../contract/vehicle-lookup.ts'
import { useOnline } from '../../hooks/connection.ts'
import { fromSummary, type ShownVehicle } from './shown-vehicle.ts'

/** A vehicle as it was at `asOf`, in epoch ms. */
type Shown = { vehicle: ShownVehicle; asOf: number }

/**
 * The vehicle of a reference: read from the API, or as far as it is known from elsewhere while that is not there.
 * @returns `failed` when it could not be read just now, and `retry` unless there is no such vehicle
 */
export function useShownVehicle(ref: string): {
  shown: Shown | undefined
  failed: boolean
  retry: (() => void) | undefined
} {
  const { data, error, refetch } = useQuery(vehicleQuery(ref))
  const known = useKnown(ref)
  const online = useOnline()
  // After a 404 only newer data are left.
  const shown = data ?? known
  const gone = !shown && error instanceof ApiFailure && error.status === 404
  // Without a connection the service worker answers with what it stored.
  const failed = error !== null || (data !== undefined && !online)
  return { shown, failed, retry: gone ? undefined : () => void refetch() }
}

/** What is known of a vehicle from elsewhere: read under another reference, or from the list. Makes no request. */
function useKnown(ref: string): Shown | undefined {
  const queryClient = useQueryClient()
  const list = queryClient.getQueryData<VehicleList>(vehiclesQuery().queryKey)
  const summary = list && findVehicle(list.vehicles, ref)
  return knownVehicle(queryClient, ref) ?? (summary && { vehicle: fromSummary(summary), asOf: list.asOf })
}
