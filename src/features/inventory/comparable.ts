import { slugOf } from '../../contract/vehicle-lookup.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'

/**
 * What filters and orders compare: texts in lower case; `brand` is a slug, so that "Club Car" and "club-car" are one;
 * `seats` is undefined when unknown.
 */
type Comparable = { text: string; brand: string; category: string; seats: number | undefined }

// A keystroke checks every unit of a list that may contain thousands, so what does not depend on the search text is
// computed once.
const computed = new WeakMap<Vehicle, Comparable>()

export function comparable(vehicle: Vehicle): Comparable {
  const known = computed.get(vehicle)
  if (known) return known
  const seats = vehicle.specifications.seatingCapacity ?? 0
  const made = {
    text: `${vehicle.name}\n${vehicle.description}`.toLowerCase(),
    brand: slugOf(vehicle.brand),
    category: vehicle.category.toLowerCase(),
    seats: seats > 0 ? seats : undefined,
  }
  computed.set(vehicle, made)
  return made
}
