/** A point on the earth, in degrees. */
export type Coordinates = { latitude: number; longitude: number }

const EARTH_RADIUS_KM = 6371.0088
const KM_PER_MILE = 1.609344
/** Statute miles between two degrees of latitude. */
export const MILES_PER_DEGREE = (EARTH_RADIUS_KM * Math.PI) / 180 / KM_PER_MILE
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Kilometers to statute miles. */
export const milesOf = (kilometers: number): number => kilometers / KM_PER_MILE

/** Great-circle distance in kilometers (haversine, mean earth radius). Roads are longer. */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const halfLatitude = Math.sin(radians(to.latitude - from.latitude) / 2)
  const halfLongitude = Math.sin(radians(to.longitude - from.longitude) / 2)
  const square =
    halfLatitude ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * halfLongitude ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(square)))
}

/** Great-circle distance in statute miles. */
export const distanceMiles = (from: Coordinates, to: Coordinates): number => milesOf(distanceKm(from, to))

/** Initial bearing in degrees clockwise from north, 0 to below 360. */
export function bearing(from: Coordinates, to: Coordinates): number {
  const turn = radians(to.longitude - from.longitude)
  const latitude = radians(to.latitude)
  const start = radians(from.latitude)
  const east = Math.sin(turn) * Math.cos(latitude)
  const north = Math.cos(start) * Math.sin(latitude) - Math.sin(start) * Math.cos(latitude) * Math.cos(turn)
  const degrees = ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360
  return degrees
}

const COMPASS = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const
export type CompassDirection = (typeof COMPASS)[number]

/** In which of eight compass directions `to` lies from `from`. */
export function directionOf(from: Coordinates, to: Coordinates): CompassDirection {
  const eighth = Math.round(bearing(from, to) / 45) % COMPASS.length
  return COMPASS[eighth] ?? 'north'
}
