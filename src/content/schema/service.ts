import * as z from 'zod/mini'
import { slug, text } from './page.ts'

export const serviceSchema = z.object({
  id: slug,
  title: text,
  description: text,
  features: z.array(text).check(z.minLength(3)),
  price: text,
  /** The paragraphs behind "Learn More". */
  details: z.array(text).check(z.minLength(1)),
})
export type Service = z.infer<typeof serviceSchema>
