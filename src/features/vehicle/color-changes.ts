import { COLORED_PARTS, type ColoredPart } from '../../lib/colored-parts.ts'

/** Colors by part; undefined takes a part's color back. */
export type ColorChanges = Partial<Record<ColoredPart, string | undefined>>
export const NO_COLORS: ColorChanges = { paint: undefined, roof: undefined, seats: undefined }

/** A query with other colors. */
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
