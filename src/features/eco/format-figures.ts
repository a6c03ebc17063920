import { decimal } from '../../lib/decimal.ts'
import { dollars } from '../../lib/money.ts'

/** Whole US dollars without a sign for a loss: the words around them say which it is. */
export const money = (amount: number): string => dollars(Math.round(Math.abs(amount)))

/** Small amounts with one decimal, others without; `like` is the final figure, so that the form stays the same. */
export const amount = (value: number, like = value): string => decimal(value, Math.abs(like) < 10 ? 1 : 0)
