import { COLORED_PARTS, type ColoredPart } from '../lib/colored-parts.ts'
import type { CartColor, CartColors } from './schema/cart-colors.ts'

/** The colors in which a cart is shown in 3-D. They are no list of what can be ordered, and the page says so. */
export const cartColors: Readonly<CartColors> = {
  paint: [
    { id: 'white', name: 'White', color: '#E8EAEA', second: '#9CA3A7' },
    { id: 'silver', name: 'Silver', color: '#9CA3A7', second: '#4F565B' },
    { id: 'black', name: 'Black', color: '#17191B', second: '#3A3E41' },
    { id: 'blue', name: 'Blue', color: '#1F5FA8', second: '#12365F' },
    { id: 'green', name: 'Green', color: '#2C5A3C', second: '#183220' },
    { id: 'red', name: 'Red', color: '#B3202A', second: '#64121A' },
    { id: 'orange', name: 'Orange', color: '#E8641B', second: '#83360D' },
    { id: 'yellow', name: 'Yellow', color: '#E9BE2E', second: '#85681A' },
  ],
  roof: [
    { id: 'white', name: 'White', color: '#E8EAEA' },
    { id: 'silver', name: 'Silver', color: '#9CA3A7' },
    { id: 'sand', name: 'Sand', color: '#C9B48F' },
    { id: 'black', name: 'Black', color: '#17191B' },
  ],
  seats: [
    { id: 'black', name: 'Black', color: '#242628', second: '#17191B' },
    { id: 'gray', name: 'Gray', color: '#8A9094', second: '#3C4144' },
    { id: 'sand', name: 'Sand', color: '#C9B48F', second: '#7E6A4C' },
    { id: 'brown', name: 'Saddle brown', color: '#7A4A2B', second: '#3A2619' },
  ],
}

/** The note beside the colors, and the link to the form at its end. */
export const COLORS_NOTE = { text: 'These colors are just to try on.', ask: 'Ask us which ones we have' }

export type ChosenColors = Readonly<Partial<Record<ColoredPart, CartColor>>>

/** The colors in an address's query. Unknown parts and colors are ignored. */
export function chosenColors(query: string): ChosenColors {
  const params = new URLSearchParams(query)
  const found = COLORED_PARTS.map((part) => [part, cartColors[part].find(({ id }) => id === params.get(part))] as const)
  return Object.fromEntries(found.filter(([, color]) => color))
}

/** The chosen colors in words for the dealer: "orange paint, white roof". Empty if there are none. */
export const colorWords = (chosen: ChosenColors): string =>
  COLORED_PARTS.flatMap((part) => (chosen[part] ? `${chosen[part].name.toLowerCase()} ${part}` : [])).join(', ')
