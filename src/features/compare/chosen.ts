import { IDS_PARAM } from '../../addresses/paths.ts'
import { MOST_COMPARED } from '../../content/compare-page.ts'
import { findVehicle, type Named } from '../../contract/vehicle-lookup.ts'

/** The references in an address, without duplicates; undefined if there are none. */
export function refsOf(query: string): string[] | undefined {
  const refs = (new URLSearchParams(query).get(IDS_PARAM) ?? '')
    .split(',')
    .map((ref) => ref.trim())
    .filter(Boolean)
  return refs.length > 0 ? [...new Set(refs)] : undefined
}

/** The compared units, those over the limit, and references that match no unit. */
export type Chosen<V> = { shown: V[]; overLimit: V[]; unknown: string[] }

/**
 * Looks up references: the first {@link MOST_COMPARED} units are shown, the others are over the limit. A unit that is named twice
 * counts once.
 */
export function chosenOf<V extends Named>(vehicles: readonly V[], refs: readonly string[]): Chosen<V> {
  const found = new Map<string, V>()
  const unknown: string[] = []
  for (const ref of refs) {
    const vehicle = findVehicle(vehicles, ref)
    if (vehicle) found.set(vehicle.id, vehicle)
    else unknown.push(ref)
  }
  const all = [...found.values()]
  return { shown: all.slice(0, MOST_COMPARED), overLimit: all.slice(MOST_COMPARED), unknown }
}

/** The order of ids after a unit over the limit has replaced the last shown one. */
export const withShown = ({ shown, overLimit }: Chosen<Named>, id: string): string[] => {
  const ids = [...shown, ...overLimit].map((vehicle) => vehicle.id).filter((each) => each !== id)
  return [...ids.slice(0, MOST_COMPARED - 1), id, ...ids.slice(MOST_COMPARED - 1)]
}
