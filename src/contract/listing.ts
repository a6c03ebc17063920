import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1))

/**
 * A cart offered beside the catalogue. `price` is in whole US dollars, `imageUrl` is a path on this site or a full
 * address.
 */
export const listingSchema = z.strictObject({
  id: text,
  title: text,
  description: text,
  price: z.int().check(z.positive()),
  category: z.enum(['new', 'used', 'custom']),
  imageUrl: text,
  brand: text,
  model: text,
  year: z.optional(z.int().check(z.gte(1950), z.lte(2100))),
  featured: z._default(z.boolean(), false),
})

export type Listing = z.infer<typeof listingSchema>
