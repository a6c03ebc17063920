import file from '../mock-api/db.json' with { type: 'json' }
import { isOnList } from '../src/contract/on-list.ts'
import { findVehicle } from '../src/contract/vehicle-lookup.ts'
import { type Vehicle, vehicleListSchema } from '../src/contract/vehicle-schema.ts'
import { modelOf } from '../src/lib/model-file.ts'
import { dollars } from '../src/lib/money.ts'

/** What the site under test sells. The dealer changes it, so a browser test takes prices and counts from here. */
export const vehicles = vehicleListSchema.parse(file.vehicles).filter(({ status }) => isOnList(status))

export function vehicleOf(ref: string): Vehicle {
  const vehicle = findVehicle(vehicles, ref)
  if (!vehicle) throw new Error(`The catalogue has no ${ref}`)
  return vehicle
}

/** How many pictures and 3-D models a device keeps of all vehicles: one that two vehicles share counts once. */
const images = vehicles.flatMap((vehicle) => vehicle.images)
export const PICTURES = new Set(images).size
export const MODELS = new Set(images.map((image) => modelOf([image]))).size

/** As printed. */
export const priceOf = (ref: string): string => dollars(vehicleOf(ref).price ?? 0)
