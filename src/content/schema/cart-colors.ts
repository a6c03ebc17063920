import * as z from 'zod/mini'
import { slug, text } from './page.ts'

const hex = z.string().check(z.regex(/^#[0-9A-F]{6}$/))

/**
 * `id` is part of addresses, so it must never change. `second` is the color of a second part: the lower half of a
 * two-tone body, the frame of a seat. Without it, both parts have the same color.
 */
const colorSchema = z.strictObject({ id: slug, name: text, color: hex, second: z.optional(hex) })
export type CartColor = z.infer<typeof colorSchema>

const palette = z
  .array(colorSchema)
  .check(z.minLength(2))
  .check(z.refine((colors) => new Set(colors.map(({ id }) => id)).size === colors.length))

export const cartColorsSchema = z.strictObject({ paint: palette, roof: palette, seats: palette })
export type CartColors = z.infer<typeof cartColorsSchema>
