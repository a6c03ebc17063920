import * as z from 'zod/mini'
import { possiblePrice } from './possible-price.ts'

const text = z.optional(z.string())

/** Seats are a number, every other known figure is text with its unit ("25 mph"). Any other key is text or a number. */
const specificationsSchema = z.catchall(
  z.object({
    seatingCapacity: z.optional(z.number()),
    range: text,
    topSpeed: text,
    driveType: text,
    batteryType: text,
    chargingTime: text,
    payload: text,
  }),
  z.union([z.string(), z.number()]),
)

/**
 * The API's data about a unit. docs/architecture.md tells a vehicle, a unit and a cart apart.
 *
 * `price` is in whole US dollars; without one the page says "Call for Price". `images` are
 * paths on this site or absolute URLs, possibly none; the first is the unit's main picture. `condition` ("new", "used")
 * and `status` ("incoming", "available", "held", "sold") say more than `isNew` and `inStock`. Both are text, so that
 * today's page can read a word of a later version. `statusSince` and `batteryTested` are dates (YYYY-MM-DD or YYYY-MM),
 * `batteryMade` is a date or a year, `hours` and `miles` are what the unit has run, `formerPrice` is its earlier price,
 * and `place` is its showroom ("Hatfield"). `specifications` are shown unchanged; the known keys are in
 * specification-labels.ts.
 */
export const vehicleSchema = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1)),
  description: z.string(),
  price: z.optional(z.pipe(z.number().check(z.nonnegative()), z.transform(possiblePrice))),
  brand: z.string(),
  category: z.string(),
  images: z.array(z.string()),
  inStock: z.boolean(),
  isNew: z.boolean(),
  features: z.array(z.string()),
  specifications: specificationsSchema,
  externalUrl: z.optional(z.url({ protocol: /^https?$/ })),
  /** True until the dealer has confirmed the price: the site says "Sample price" beside it. */
  samplePrice: z.optional(z.boolean()),
  condition: text,
  status: text,
  statusSince: text,
  year: z.optional(z.number()),
  stockNumber: text,
  serial: text,
  place: text,
  hours: z.optional(z.number()),
  miles: z.optional(z.number()),
  battery: text,
  batteryMade: text,
  batteryTested: text,
  warrantyLeft: text,
  colors: z.optional(z.array(z.string())),
  formerPrice: z.optional(z.number()),
})

export const vehicleListSchema = z.array(vehicleSchema)

export type Vehicle = z.infer<typeof vehicleSchema>

/** The list as it was at `asOf` (epoch ms). */
export type VehicleList = { vehicles: readonly Vehicle[]; asOf: number }
