import type { Vehicle } from '../../contract/vehicle-schema.ts'
import type { VehicleSummary } from '../../contract/vehicle-summary.ts'

/** A vehicle as far as it is known: all of it, or what the list says while the rest is being loaded. */
export type ShownVehicle = Omit<Vehicle, 'features'> & { features?: Vehicle['features'] }

/** The list's words on a vehicle in the form of a detail. */
export const fromSummary = ({ specifications, ...summary }: VehicleSummary): ShownVehicle => ({
  ...summary,
  specifications: Object.fromEntries(
    Object.entries(specifications).filter((entry): entry is [string, string | number] => entry[1] !== undefined),
  ),
})
