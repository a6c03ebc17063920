import * as z from 'zod/mini'
import { possiblePrice } from './possible-price.ts'

const text = z.optional(z.string())

/** Seats are counted, every other known figure is text with its unit ("25 mph"); any other key is text or a number. */
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
 * What the API says of a unit in stock. `price` is in whole US dollars; a unit without one is "Call for Price".
 * `images` are paths on this site or absolute URLs, the first one is the picture of the unit; it may be empty.
 * `isNew` and `inStock` say what a unit is; `condition` ("new", "used") and `status` ("incoming", "available", "held", "sold") say more.
 * Both are text, so that a page of today can read the word of tomorrow. `statusSince` and `batteryTested` are dates (YYYY-MM-DD or
 * YYYY-MM), `batteryMade` is a date or a year, `hours` and `miles` are what the unit has run, `formerPrice` is what it cost before, and
 * `place` is the showroom where it is ("Hatfield").
 * `specifications` is printed as it comes; the known keys are listed in specification-labels.ts.
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
  /** True while the dealer has not confirmed the price: the site says "Sample price" beside it. */
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
