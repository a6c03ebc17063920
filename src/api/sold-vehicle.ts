import type { QueryClient } from '@tanstack/react-query'
import { findVehicle } from '../contract/vehicle-lookup.ts'
import type { Vehicle } from '../contract/vehicle-schema.ts'
import { SOLD_KEY } from './gone-vehicles.ts'

/** A sold unit, and units like it. */
export type SoldVehicle = { unit: Vehicle; like: readonly Vehicle[] }

/** The unit from which the page was rendered, if this reference means it: another unit may have the same name. */
export function soldVehicle(queryClient: QueryClient, ref: string): SoldVehicle | undefined {
  const sold = queryClient.getQueryData<SoldVehicle>([SOLD_KEY])
  return sold && findVehicle([...sold.like, sold.unit], ref) === sold.unit ? sold : undefined
}
