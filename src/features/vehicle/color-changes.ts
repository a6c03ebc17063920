import { VIEW_3D, VIEW_PARAM } from '../../addresses/paths.ts'
import { COLORED_PARTS, type ColoredPart } from '../../lib/colored-parts.ts'
import { colorQuery } from './color-query.ts'

// Separate from `color-query.ts`, which a page loads at once, because only the open stage changes colors.

/** Colors by part; undefined resets a part's color. */
export type ColorChanges = Partial<Record<ColoredPart, string | undefined>>
export const NO_COLORS: ColorChanges = { paint: undefined, roof: undefined, seats: undefined }

/** A query with changed colors. */
export function withColors(query: string, changes: ColorChanges): URLSearchParams {
  const params = new URLSearchParams(query)
  for (const part of COLORED_PARTS) {
    if (!(part in changes)) continue
    params.delete(part)
    const color = changes[part]
    if (color) params.set(part, color)
  }
  return params
}

/** A query that also asks for the cart in 3-D. */
export function openParams(query: string): URLSearchParams {
  const params = new URLSearchParams(query)
  params.set(VIEW_PARAM, VIEW_3D)
  return params
}

/** A query without the view, and with the colors of another query. */
export function closedParams(query: string, colored: string): URLSearchParams {
  const params = withColors(query, { ...NO_COLORS, ...Object.fromEntries(new URLSearchParams(colorQuery(colored))) })
  params.delete(VIEW_PARAM)
  return params
}
