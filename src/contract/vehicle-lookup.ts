/** The slug of a name: lower case, words joined by hyphens ("D5 Maverick 2+2" becomes "d5-maverick-2-plus-2"). */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\+/g, ' plus ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** What a vehicle is looked up by. */
export type Named = { id: string; name: string; brand: string }

/** Every reference that opens a vehicle: its id, and the slug of its name with and without the leading brand word. */
export function referencesOf(vehicle: Named): string[] {
  const slug = slugOf(vehicle.name)
  const brand = `${slugOf(vehicle.brand)}-`
  const short = slug.startsWith(brand) ? slug.slice(brand.length) : slug
  return [...new Set([vehicle.id.toLowerCase(), slug, short, brand + short])]
}

type Keys = (vehicle: Named) => string[]

/** Finds the first unit of a list by each of its keys. */
function firstBy(keysOf: Keys) {
  /** Built once per list: searching thousands of units for an unknown name takes 40 ms. */
  const made = new WeakMap<readonly Named[], Map<string, Named>>()
  return (vehicles: readonly Named[]): Map<string, Named> => {
    const known = made.get(vehicles)
    if (known) return known
    const first = new Map<string, Named>()
    for (const vehicle of vehicles) for (const key of keysOf(vehicle)) if (!first.has(key)) first.set(key, vehicle)
    made.set(vehicles, first)
    return first
  }
}

const byId = firstBy(({ id }) => [id.toLowerCase()])
const byReference = firstBy(referencesOf)

/**
 * The one lookup of a vehicle by the reference in a URL. The API, the page and the service worker share it, so that a
 * link opens the same vehicle online and offline. An id wins over a slug; of equal slugs the first unit wins.
 * @param vehicles a list that never changes: it is indexed once
 * @param ref id or slug of the name, with or without the brand word, in any letter case
 * @returns the vehicle; undefined when none has that reference
 */
export function findVehicle<V extends Named>(vehicles: readonly V[], ref: string): V | undefined {
  const lowerRef = ref.toLowerCase()
  const found =
    byId(vehicles).get(lowerRef) ?? byReference(vehicles).get(lowerRef) ?? byReference(vehicles).get(slugOf(ref))
  return found as V | undefined
}
