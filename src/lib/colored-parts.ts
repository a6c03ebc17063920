/** The parts of a cart whose colour can be chosen, by their names in an address. */
export const COLORED_PARTS = ['paint', 'roof', 'seats'] as const
export type ColoredPart = (typeof COLORED_PARTS)[number]

/** A query with one more choice, or with none for this part. */
export function withColor(query: string, part: ColoredPart, color: string | undefined): URLSearchParams {
  const asked = new URLSearchParams(query)
  asked.delete(part)
  if (color) asked.set(part, color)
  return asked
}
