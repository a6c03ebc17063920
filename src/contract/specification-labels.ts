/** Labels of the specification keys the catalogue is known to use; any other key is shown in words made from its name. */
export const SPECIFICATION_LABELS: Record<string, string> = {
  seatingCapacity: 'Seats',
  range: 'Range',
  topSpeed: 'Top speed',
  driveType: 'Drive',
  batteryType: 'Battery',
  chargingTime: 'Charging time',
  payload: 'Payload',
}
