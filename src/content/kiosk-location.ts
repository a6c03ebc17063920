import { dealer, type Location } from './dealer.ts'

/** The location with this id; undefined for any other text. */
export const locationOf = (id: string | null | undefined): Location | undefined =>
  dealer.locations.find((location) => location.id === id)

/** The location of a kiosk; the first one if its settings name none. */
export const kioskLocation = (id: string): Location | undefined => locationOf(id) ?? dealer.locations[0]
