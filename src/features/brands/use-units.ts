import { useQuery } from '@tanstack/react-query'
import { vehiclesQuery } from '../../api/vehicles-query.ts'
import { findVehicle, slugOf } from '../../contract/vehicle-lookup.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'

/** The units of a brand in stock; empty while the list is loading. */
export function useUnits(brandId: string) {
  const { data } = useQuery(vehiclesQuery())
  const units = (data?.vehicles ?? []).filter((vehicle) => slugOf(vehicle.brand) === brandId)
  /** The unit of a model, by the model's name without the brand. */
  const unitOf = (model: string): Vehicle | undefined => findVehicle(units, slugOf(model))
  return { units, unitOf, isKnown: data !== undefined }
}
