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

/** The API's data about a unit. docs/architecture.md tells a vehicle, a unit and a cart apart. */
export const vehicleSchema = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1)),
  description: z.string(),
  /** Whole US dollars. Without one the page says "Call for Price". */
  price: z.optional(z.pipe(z.number().check(z.nonnegative()), z.transform(possiblePrice))),
  /** The price before it was reduced. */
  formerPrice: z.optional(z.number()),
  /** True until the dealer has confirmed the price: the site says "Sample price" beside it. */
  samplePrice: z.optional(z.boolean()),
  brand: z.string(),
  category: z.string(),
  /** Paths on this site or absolute URLs, possibly none. The first is the unit's main picture. */
  images: z.array(z.string()),
  /** Whether the dealer has it to sell. Where a unit has a `status`, the office derives this from it. */
  inStock: z.boolean(),
  /** "incoming", "available", "held", "sold", or the word of a later version. */
  status: text,
  /** YYYY-MM-DD or YYYY-MM. */
  statusSince: text,
  /** Where a unit has a `condition`, the office derives this from it. */
  isNew: z.boolean(),
  /** "new", "used", or the word of a later version. */
  condition: text,
  features: z.array(z.string()),
  /** Shown unchanged; the known keys are in specification-labels.ts. */
  specifications: specificationsSchema,
  externalUrl: z.optional(z.url({ protocol: /^https?$/ })),
  year: z.optional(z.number()),
  stockNumber: text,
  serial: text,
  /** Its showroom ("Hatfield"). */
  place: text,
  /** What it has run. */
  hours: z.optional(z.number()),
  miles: z.optional(z.number()),
  battery: text,
  /** A date (YYYY-MM-DD or YYYY-MM) or a year. */
  batteryMade: text,
  /** YYYY-MM-DD or YYYY-MM. */
  batteryTested: text,
  warrantyLeft: text,
  colors: z.optional(z.array(z.string())),
})

export const vehicleListSchema = z.array(vehicleSchema)

export type Vehicle = z.infer<typeof vehicleSchema>

/** The list as it was at `asOf` (epoch ms). */
export type VehicleList = { vehicles: readonly Vehicle[]; asOf: number }
