/** The parts of a cart whose colour can be chosen, by their names in an address. */
export const COLORED_PARTS = ['paint', 'roof', 'seats'] as const
export type ColoredPart = (typeof COLORED_PARTS)[number]

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
