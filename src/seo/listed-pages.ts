import { paths } from '../addresses/paths.ts'
import type { Vehicle } from '../contract/vehicle-schema.ts'
import type { DatedPage } from './search-files.ts'
import { vehicleMeta } from './vehicle-meta.ts'

/** A build's pages that search engines may list, and the vehicles from which it was made. */
type Built = { pages: readonly DatedPage[]; vehicles: readonly Vehicle[] }

/**
 * The same after the vehicles have changed.
 * @param listPages pages that are rendered from the vehicle list
 * @param changedAt epoch ms
 */
export function listedPages(
  vehicles: readonly Vehicle[],
  listPages: readonly string[],
  changedAt: number,
  built: Built,
): DatedPage[] {
  const today = new Date(changedAt).toISOString().slice(0, 10)
  const known = new Map(built.pages.map((page) => [page.path, page]))
  const before = new Map(built.vehicles.map((vehicle) => [vehicle.id, JSON.stringify(vehicle)]))
  const pageOf = (vehicle: Vehicle): DatedPage => {
    const path = paths.vehicle(vehicle.id)
    const page = before.get(vehicle.id) === JSON.stringify(vehicle) && known.get(path)
    if (page) return page
    const { title, description } = vehicleMeta(vehicle)
    return { path, title, description, lastModified: today }
  }
  const ofVehicles = new Set(built.vehicles.map(({ id }) => paths.vehicle(id)))
  const others = built.pages
    .filter(({ path }) => !ofVehicles.has(path))
    .map((page) => (listPages.includes(page.path) ? { ...page, lastModified: today } : page))
  return [...others, ...vehicles.map(pageOf)]
}
