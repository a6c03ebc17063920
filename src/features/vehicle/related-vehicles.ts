import type { Vehicle } from '../../contract/vehicle-schema.ts'

/**
 * Units similar to this one: first of the same series, then with as many seats, then nearest in price. Among equals,
 * units without a price come last.
 */
export function relatedVehicles(vehicles: readonly Vehicle[], to: Vehicle, most = 3): Vehicle[] {
  const ranked = vehicles
    .filter(({ id }) => id !== to.id)
    .map((vehicle) => ({
      vehicle,
      series: vehicle.category === to.category,
      seats: vehicle.specifications.seatingCapacity === to.specifications.seatingCapacity,
      distance:
        vehicle.price === undefined || to.price === undefined ? Number.MAX_VALUE : Math.abs(vehicle.price - to.price),
    }))
  ranked.sort(
    (one, other) =>
      Number(other.series) - Number(one.series) ||
      Number(other.seats) - Number(one.seats) ||
      one.distance - other.distance,
  )
  return ranked.slice(0, most).map(({ vehicle }) => vehicle)
}
