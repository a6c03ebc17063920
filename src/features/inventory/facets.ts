import type { VehicleSummary } from '../../contract/vehicle-summary.ts'

/** What filters and sorts read of a unit, ready to compare: lower-cased, `seats` undefined when no figure is given. */
export type Facets = { text: string; brand: string; category: string; seats: number | undefined }

// A keystroke checks every unit of a list that may hold thousands: what does not depend on the search text is computed once.
const known = new WeakMap<VehicleSummary, Facets>()

export function facetsOf(vehicle: VehicleSummary): Facets {
  let facets = known.get(vehicle)
  if (!facets) {
    const seats = Number(vehicle.specifications.seatingCapacity)
    facets = {
      text: `${vehicle.name}\n${vehicle.description}`.toLowerCase(),
      brand: vehicle.brand.toLowerCase(),
      category: vehicle.category.toLowerCase(),
      seats: seats > 0 ? seats : undefined,
    }
    known.set(vehicle, facets)
  }
  return facets
}
