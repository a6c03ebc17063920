import { decimal } from '../../lib/decimal.ts'
import { dollars } from '../../lib/money.ts'

/** Whole US dollars without a sign: the words around them say whether it is a loss. */
export const money = (amount: number): string => dollars(Math.round(Math.abs(amount)))

/**
 * Small amounts with one decimal, others without. `like` is the final figure, so that the format does not change while
 * counting.
 */
export const amount = (value: number, like = value): string => decimal(value, Math.abs(like) < 10 ? 1 : 0)

/** An amount that is multiplied by a price, exact enough to check the product. `like` as above. */
export const factor = (value: number, like = value): string =>
  decimal(value, Math.abs(like) < 1000 && Math.round(like * 10) % 10 !== 0 ? 1 : 0)
