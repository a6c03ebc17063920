import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type SoldVehicle, soldVehicle } from '../../api/sold-vehicle.ts'
import { vehicleQuery } from '../../api/vehicle-query.ts'

/**
 * The unit of a reference, when the page was rendered to say that it is sold. The API is asked all the same: its 404 drops what the
 * device has of the unit.
 */
export function useSoldVehicle(ref: string): SoldVehicle | undefined {
  const sold = soldVehicle(useQueryClient(), ref)
  useQuery({ ...vehicleQuery(ref), enabled: sold !== undefined })
  return sold
}
