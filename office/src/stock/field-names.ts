/** What a person calls the fields of a unit, in the order of the form. */
const NAMES: Readonly<Record<string, string>> = {
  name: 'Name',
  brand: 'Make',
  category: 'Category',
  stockNumber: 'Stock number',
  serial: 'Serial number or VIN',
  year: 'Model year',
  condition: 'Condition',
  status: 'Status',
  statusSince: 'Status since',
  price: 'Price',
  formerPrice: 'Former price',
  place: 'Where it is',
  hours: 'Hours',
  miles: 'Miles',
  battery: 'Battery',
  batteryMade: 'Battery made',
  batteryTested: 'Battery tested',
  warrantyLeft: 'Warranty left',
  colors: 'Colors',
  description: 'Description',
  features: 'Features',
  images: 'Pictures',
  position: 'Place in the list',
  'specifications.seatingCapacity': 'Seats',
  'specifications.range': 'Range',
  'specifications.topSpeed': 'Top speed',
  'specifications.driveType': 'Drive',
  'specifications.batteryType': 'Battery type',
  'specifications.chargingTime': 'Charging time',
  'specifications.payload': 'Payload',
}

export const fieldName = (field: string): string => NAMES[field] ?? field.replace(/^specifications\./, '')

export const STATUSES = ['available', 'held', 'incoming', 'sold'] as const

const STATUS_NAMES: Readonly<Record<string, string>> = {
  available: 'Available',
  held: 'On hold',
  incoming: 'On its way',
  sold: 'Sold',
}

export const statusName = (status: string): string => STATUS_NAMES[status] ?? status

/** "$8,995", or what the site says of a unit without a price. */
export function priceText(price: string | undefined): string {
  if (!price) return 'Call for Price'
  return Number(price).toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
}

/** A value as it is read, and not as it is typed. */
export function valueText(field: string, value: string): string {
  if (value === '') return 'nothing'
  if (field === 'price' || field === 'formerPrice') return priceText(value)
  return field === 'status' ? statusName(value) : value
}
