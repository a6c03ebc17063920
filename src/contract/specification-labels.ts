/** Labels of the specification keys that the catalogue uses. */
const SPECIFICATION_LABELS: Record<string, string> = {
  seatingCapacity: 'Seats',
  range: 'Range',
  topSpeed: 'Top speed',
  driveType: 'Drive',
  batteryType: 'Battery',
  chargingTime: 'Charging time',
  payload: 'Payload',
}

/** The label of a known key. Any other key is turned into words: "groundClearance" becomes "Ground clearance". */
export const specificationLabel = (key: string): string =>
  (Object.hasOwn(SPECIFICATION_LABELS, key) && SPECIFICATION_LABELS[key]) || words(key)

const words = (key: string) => {
  const spaced = key
    .replace(/[-_]+/g, ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
