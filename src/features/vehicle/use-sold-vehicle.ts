import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type SoldVehicle, soldVehicle } from '../../api/sold-vehicle.ts'
import { vehicleQuery } from '../../api/vehicle-query.ts'

/**
 * The unit with a reference, if the page was rendered to say that it is sold. The page still asks the API, whose 404
 * removes the unit from the device.
 */
export function useSoldVehicle(ref: string): SoldVehicle | undefined {
  const sold = soldVehicle(useQueryClient(), ref)
  useQuery({ ...vehicleQuery(ref), enabled: sold !== undefined })
  return sold
}
