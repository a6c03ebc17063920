import * as z from 'zod/mini'
import { slug, text } from './page.ts'

const price = z.int().check(z.positive())

const rentalTermSchema = z.object({
  id: slug,
  label: text,
  days: price,
})
export type RentalTerm = z.infer<typeof rentalTermSchema>

/** A term of one kind of cart with its prices in both lists, in whole US dollars for the whole term. */
const rentalPlanSchema = z.object({
  term: rentalTermSchema,
  recommended: z.boolean(),
  /** Rentals page and rental policy: picked up, or delivered within the free distance. */
  showroom: price,
  /** Town rental pages: delivery inside the town included. */
  delivered: price,
  /** The saving in percent as the rentals page prints it; nothing is printed if left out. */
  publishedSaving: z.optional(z.number().check(z.positive(), z.multipleOf(0.1))),
  /** US dollars per day when the term is renewed; if left out, the daily equivalent applies. */
  renewalPerDay: z.optional(z.number().check(z.positive())),
})
export type RentalPlan = z.infer<typeof rentalPlanSchema>

export const rentalKindSchema = z.object({
  id: slug,
  name: text,
  seats: text,
  /** What this cart is suited for. */
  description: text,
  /** A path as in the catalogue. */
  picture: z.string().check(z.regex(/^\/images\/carts\/[^/]+\/front-960\.webp$/)),
  /** US dollars, refunded when the cart is returned. */
  deposit: price,
  plans: z.array(rentalPlanSchema).check(z.minLength(1)),
})
export type RentalKind = z.infer<typeof rentalKindSchema>

/** The price list of the rentals page, and the one of the town pages. */
export type PriceList = 'showroom' | 'delivered'
