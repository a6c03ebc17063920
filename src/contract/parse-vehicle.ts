import { possiblePrice } from './possible-price.ts'
import type { Vehicle } from './vehicle-schema.ts'

/*
 * Accepts the same as `vehicleSchema`, in plain code, for pages that parse a vehicle on their first load: the schema
 * would add 8 KB of gzip. A test compares both on random input.
 */

type Check = (value: unknown) => boolean

const text: Check = (value) => typeof value === 'string'
const someText: Check = (value) => typeof value === 'string' && value.length > 0
const amount: Check = (value) => typeof value === 'number' && Number.isFinite(value)
const truth: Check = (value) => typeof value === 'boolean'
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const KNOWN_SPECIFICATIONS: Readonly<Record<string, Check>> = {
  seatingCapacity: optional(amount),
  range: optional(text),
  topSpeed: optional(text),
  driveType: optional(text),
  batteryType: optional(text),
  chargingTime: optional(text),
  payload: optional(text),
}
const otherSpecification: Check = (value) => text(value) || amount(value)
const specifications: Check = (value) =>
  isRecord(value) &&
  Object.entries(value).every(([key, entry]) =>
    Object.hasOwn(KNOWN_SPECIFICATIONS, key) ? KNOWN_SPECIFICATIONS[key]?.(entry) : otherSpecification(entry),
  )

const webAddress: Check = (value) => {
  if (typeof value !== 'string') return false
  try {
    return /^https?:$/.test(new URL(value).protocol)
  } catch {
    return false
  }
}

const FIELDS: Readonly<Record<keyof Vehicle, Check>> = {
  id: someText,
  name: someText,
  description: text,
  price: optional((value) => amount(value) && (value as number) >= 0),
  brand: text,
  category: text,
  images: listOf(text),
  inStock: truth,
  isNew: truth,
  features: listOf(text),
  specifications,
  externalUrl: optional(webAddress),
  samplePrice: optional(truth),
  condition: optional(text),
  status: optional(text),
  statusSince: optional(text),
  year: optional(amount),
  stockNumber: optional(text),
  serial: optional(text),
  place: optional(text),
  hours: optional(amount),
  miles: optional(amount),
  battery: optional(text),
  batteryMade: optional(text),
  batteryTested: optional(text),
  warrantyLeft: optional(text),
  colors: optional(listOf(text)),
  formerPrice: optional(amount),
}

/** @returns the vehicle with the fields that the site knows; undefined for any other value */
export function parseVehicle(value: unknown): Vehicle | undefined {
  if (!isRecord(value)) return undefined
  const picked: Record<string, unknown> = {}
  for (const [key, check] of Object.entries(FIELDS)) {
    if (!check(value[key])) return undefined
    if (key in value) picked[key] = value[key]
  }
  if (possiblePrice(picked['price'] as number) === undefined) delete picked['price']
  return picked as Vehicle
}

/**
 * All or nothing: an incomplete list would be shown as the whole inventory, and would replace the last complete one.
 * @returns every vehicle of the list, or undefined when one of them is invalid
 */
export function parseVehicleList(value: unknown): Vehicle[] | undefined {
  if (!Array.isArray(value)) return undefined
  const vehicles = value.flatMap((entry) => parseVehicle(entry) ?? [])
  return vehicles.length === value.length ? vehicles : undefined
}
