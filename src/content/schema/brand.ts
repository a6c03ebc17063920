import * as z from 'zod/mini'
import { heroSchema, pageMetaSchema, pointSchema, sceneSchema, slug, text } from './page.ts'

/** US dollars, without cents. */
const price = z.int().check(z.positive())
const picture = z.string().check(z.regex(/^\/images\/carts\/[^/]+\/front-960\.webp$/))

const seriesSchema = z.object({
  title: text,
  description: text,
  picture,
  features: z.array(text).check(z.minLength(2), z.maxLength(4)),
  /** Model names, beginning with those we stock. */
  models: z.array(text).check(z.minLength(1)),
  /** The lowest list price of the series. */
  startingPrice: price,
})
export type Series = z.infer<typeof seriesSchema>

const modelSchema = z.object({
  name: text,
  series: text,
  /** The reference of the vehicle page: the model's name as a slug, without the brand. */
  ref: slug,
  picture,
  listPrice: price,
  features: z.array(text).check(z.minLength(2), z.maxLength(4)),
  seats: z.int().check(z.positive()),
  range: text,
  topSpeed: text,
  /** Only if we have a source for it. */
  driveType: z.optional(text),
})
export type Model = z.infer<typeof modelSchema>

export const brandSchema = z.object({
  id: z.enum(['denago', 'evolution']),
  name: text,
  meta: pageMetaSchema,
  hero: heroSchema,
  /** At the top of the page. */
  scene: sceneSchema,
  features: z.array(pointSchema).check(z.minLength(4)),
  series: z.array(seriesSchema),
  lineup: z.array(modelSchema).check(z.length(6)),
})
export type Brand = z.infer<typeof brandSchema>
