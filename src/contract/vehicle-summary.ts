import * as z from 'zod/mini'
import { possiblePrice } from './possible-price.ts'

/**
 * What a card, a list and a search need of a vehicle: the fields of `vehicleSchema` they show, with the same meaning.
 * Lists are parsed with this one. Of the specifications only what a card prints is kept; any other key is dropped.
 */
export const vehicleSummarySchema = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1)),
  description: z.string(),
  /** Whole US dollars; absent means "Call for Price". */
  price: z.optional(z.pipe(z.number().check(z.nonnegative()), z.transform(possiblePrice))),
  brand: z.string(),
  category: z.string(),
  images: z.array(z.string()),
  inStock: z.boolean(),
  isNew: z.boolean(),
  specifications: z.object({
    seatingCapacity: z.optional(z.number()),
    range: z.optional(z.string()),
    topSpeed: z.optional(z.string()),
  }),
  samplePrice: z.optional(z.boolean()),
  condition: z.optional(z.string()),
  status: z.optional(z.string()),
  year: z.optional(z.number()),
  place: z.optional(z.string()),
  hours: z.optional(z.number()),
  formerPrice: z.optional(z.number()),
})

export const vehicleSummaryListSchema = z.array(vehicleSummarySchema)

export type VehicleSummary = z.infer<typeof vehicleSummarySchema>
