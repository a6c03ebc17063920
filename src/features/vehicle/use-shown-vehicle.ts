import { useQueryClient } from '@tanstack/react-query'
import { ApiFailure } from '../../api/client.ts'
import { useVehicle } from '../../api/use-vehicle.ts'
import { knownVehicle, type VehicleDetail } from '../../api/vehicle-query.ts'
import { useOnline } from '../../hooks/connection.ts'
import { newest } from '../../lib/newest.ts'

/**
 * The vehicle of a page.
 * @returns `failed` when it could not be read just now, `error` if a request failed, and `retry` unless there is no such
 * vehicle
 */
export function useShownVehicle(ref: string): {
  shown: VehicleDetail | undefined
  failed: boolean
  error: Error | null
  retry: (() => void) | undefined
} {
  const { found, read, retry } = useVehicle(ref)
  const online = useOnline()
  // The page may have been rendered from a newer answer than the device's list. After a 404, only newer data is left.
  const shown = newest(found, knownVehicle(useQueryClient(), ref))
  const gone = !shown && read.error instanceof ApiFailure && read.error.status === 404
  return {
    shown,
    // Without a connection, the service worker answers from its store.
    failed: read.error !== null || (read.data !== undefined && !online),
    error: read.error,
    retry: gone ? undefined : retry,
  }
}
