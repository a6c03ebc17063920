import { dealer } from './dealer.ts'
import { hours } from './hours.ts'

const showrooms = dealer.locations.filter(({ type }) => type === 'physical')

/**
 * Where special hours can apply, with the dealer's names: everywhere, a department of `hours.ts`, or one showroom.
 * `showroom` is the main line with all showrooms.
 */
export const hoursPlaces: Readonly<Record<string, string>> = {
  everywhere: 'Everywhere',
  showroom: 'Main line and all showrooms',
  ...Object.fromEntries(showrooms.map(({ id, name }) => [id, name])),
  service: hours.service.label,
  rental: hours.rental.label,
  storage: hours.storage.label,
}
