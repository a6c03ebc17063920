/** US dollars. The catalogue refuses a lower price as a mistake. */
export const LEAST_PRICE = 100

/** A price, or undefined ("Call for Price") for one that is a mistake. */
export const possiblePrice = (price: number): number | undefined => (price < LEAST_PRICE ? undefined : price)
