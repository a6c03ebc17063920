/** The parts of a cart whose color can be chosen, as named in an address. */
export const COLORED_PARTS = ['paint', 'roof', 'seats'] as const
export type ColoredPart = (typeof COLORED_PARTS)[number]
