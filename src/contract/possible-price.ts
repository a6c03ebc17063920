/** In US dollars. The catalogue refuses a lower price as a mistake. */
export const LEAST_PRICE = 100

/** The price; undefined ("Call for Price") if it must be a mistake. */
export const possiblePrice = (price: number): number | undefined => (price < LEAST_PRICE ? undefined : price)
