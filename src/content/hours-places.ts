import { dealer } from './dealer.ts'
import { hours } from './hours.ts'

const showrooms = dealer.locations.filter(({ type }) => type === 'physical')

/**
 * Where hours may differ for a day, by what the dealer calls them there: everywhere, the departments of `hours.ts`, and each showroom
 * by itself. `showroom` is the main line with all showrooms.
 */
export const hoursPlaces: Readonly<Record<string, string>> = {
  everywhere: 'Everywhere',
  showroom: 'Main line and all showrooms',
  ...Object.fromEntries(showrooms.map(({ id, name }) => [id, name])),
  service: hours.service.label,
  rental: hours.rental.label,
  storage: hours.storage.label,
}
