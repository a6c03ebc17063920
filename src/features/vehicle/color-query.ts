import { VIEW_3D, VIEW_PARAM } from '../../addresses/paths.ts'
import { COLORED_PARTS, type ColoredPart } from '../../lib/colored-parts.ts'

const isColoredPart = (name: string): name is ColoredPart => COLORED_PARTS.some((part) => part === name)

/**
 * The colors in an address's query, each with a `&` in front, for the query of another address. Whether such colors
 * exist is checked where they are shown.
 */
export const colorQuery = (query: string): string =>
  [...new URLSearchParams(query)]
    .filter(([name, value]) => isColoredPart(name) && /^[a-z-]+$/.test(value))
    .map(([name, value]) => `&${name}=${value}`)
    .join('')

/** Whether an address opens the cart in 3-D, in chosen colors or in those of its picture. */
export const asksForTurn = (query: string): boolean => {
  const params = new URLSearchParams(query)
  return params.get(VIEW_PARAM) === VIEW_3D || COLORED_PARTS.some((part) => params.get(part))
}
