/** The slug of a name: lower case, words joined by hyphens ("D5 Maverick 2+2" becomes "d5-maverick-2-plus-2"). */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\+/g, ' plus ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

type Named = { id: string; name: string; brand: string }

/** Every reference that opens a vehicle: its id, and the slug of its name with and without the leading brand word. */
export function referencesOf(vehicle: Named): string[] {
  const slug = slugOf(vehicle.name)
  const brand = `${slugOf(vehicle.brand)}-`
  const short = slug.startsWith(brand) ? slug.slice(brand.length) : slug
  return [...new Set([vehicle.id.toLowerCase(), slug, short, brand + short])]
}

/**
 * The one lookup of a vehicle by what stands in a URL, shared by the API, the page and the service worker so that a
 * link opens the same vehicle on- and offline. An id wins over a slug; among equal slugs the first unit wins.
 * @param ref id or slug of the name, with or without the brand word, in any letter case
 * @returns the vehicle, or undefined when nothing answers to that reference
 */
export function findVehicle<V extends Named>(vehicles: readonly V[], ref: string): V | undefined {
  const wanted = ref.toLowerCase()
  return (
    vehicles.find((vehicle) => vehicle.id.toLowerCase() === wanted) ??
    vehicles.find((vehicle) => referencesOf(vehicle).includes(wanted)) ??
    vehicles.find((vehicle) => referencesOf(vehicle).includes(slugOf(ref)))
  )
}
