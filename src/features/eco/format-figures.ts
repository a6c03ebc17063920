import { dollars } from '../../lib/money.ts'

/** Whole US dollars without a sign for a loss: the words around them say which it is. */
export const money = (amount: number): string => dollars(Math.round(Math.abs(amount)))

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const tenths = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Small amounts with one decimal, others without; `like` is the final figure, so that the form stays the same. */
export const amount = (value: number, like = value): string => (Math.abs(like) < 10 ? tenths : whole).format(value)
