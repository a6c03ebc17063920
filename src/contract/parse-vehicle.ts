import { possiblePrice } from './possible-price.ts'
import type { Vehicle } from './vehicle-schema.ts'
import type { VehicleSummary } from './vehicle-summary.ts'

/*
 * What `vehicleSchema` and `vehicleSummarySchema` accept, spelled out for the pages that parse a vehicle on their first
 * load: the schemas would bring 8 KB of gzip along. A test compares both on random input.
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

/** The listed keys of a record that passes every check; undefined when one fails. Other keys are dropped. */
function pick(value: unknown, checks: Record<string, Check>): Record<string, unknown> | undefined {
  if (!isRecord(value)) return undefined
  const picked: Record<string, unknown> = {}
  for (const [key, check] of Object.entries(checks)) {
    if (!check(value[key])) return undefined
    if (key in value) picked[key] = value[key]
  }
  if (typeof picked['price'] === 'number' && possiblePrice(picked['price']) === undefined) delete picked['price']
  return picked
}

/** What a card prints; the detail page prints these and any other. */
const CARD_SPECIFICATIONS = { seatingCapacity: optional(amount), range: optional(text), topSpeed: optional(text) }

const SPECIFICATIONS = new Map<string, Check>([
  ...Object.entries(CARD_SPECIFICATIONS),
  ...['driveType', 'batteryType', 'chargingTime', 'payload'].map((key): [string, Check] => [key, optional(text)]),
])
const otherSpecification: Check = (value) => text(value) || amount(value)

const SUMMARY = {
  id: someText,
  name: someText,
  description: text,
  price: optional((value) => amount(value) && (value as number) >= 0),
  brand: text,
  category: text,
  images: listOf(text),
  inStock: truth,
  isNew: truth,
  specifications: isRecord,
  samplePrice: optional(truth),
  condition: optional(text),
  status: optional(text),
  year: optional(amount),
  place: optional(text),
  hours: optional(amount),
  formerPrice: optional(amount),
}

const webAddress: Check = (value) => {
  if (typeof value !== 'string') return false
  try {
    return /^https?:$/.test(new URL(value).protocol)
  } catch {
    return false
  }
}

const DETAIL = {
  ...SUMMARY,
  features: listOf(text),
  specifications: (value: unknown) =>
    isRecord(value) &&
    Object.entries(value).every(([key, entry]) => (SPECIFICATIONS.get(key) ?? otherSpecification)(entry)),
  externalUrl: optional(webAddress),
  statusSince: optional(text),
  stockNumber: optional(text),
  serial: optional(text),
  miles: optional(amount),
  battery: optional(text),
  batteryMade: optional(text),
  batteryTested: optional(text),
  warrantyLeft: optional(text),
  colors: optional(listOf(text)),
}

/** @returns the vehicle, or undefined for any other value */
export const parseVehicle = (value: unknown): Vehicle | undefined => pick(value, DETAIL) as Vehicle | undefined

/**
 * All or nothing: a list with a unit missing would be shown as the whole inventory, and would replace the one from before.
 * @returns every vehicle of the list, or undefined when one of them is no vehicle
 */
export function parseVehicleList(value: unknown): VehicleSummary[] | undefined {
  if (!Array.isArray(value)) return undefined
  const vehicles: VehicleSummary[] = []
  for (const entry of value) {
    const summary = pick(entry, SUMMARY)
    const specifications = pick(summary?.['specifications'], CARD_SPECIFICATIONS)
    if (!summary || !specifications) return undefined
    vehicles.push({ ...summary, specifications } as VehicleSummary)
  }
  return vehicles
}
