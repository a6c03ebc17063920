import file from '../mock-api/db.json' with { type: 'json' }
import { isOnList } from '../src/contract/on-list.ts'
import { findVehicle } from '../src/contract/vehicle-lookup.ts'
import { type Vehicle, vehicleListSchema } from '../src/contract/vehicle-schema.ts'
import { dollars } from '../src/lib/money.ts'

/** What the site under test sells. The dealer changes it, so a browser test takes prices and counts from here. */
export const vehicles = vehicleListSchema.parse(file.vehicles).filter(({ status }) => isOnList(status))

export function vehicleOf(ref: string): Vehicle {
  const vehicle = findVehicle(vehicles, ref)
  if (!vehicle) throw new Error(`The catalogue has no ${ref}`)
  return vehicle
}

/** As printed. */
export const priceOf = (ref: string): string => dollars(vehicleOf(ref).price ?? 0)
