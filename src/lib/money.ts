import { decimal } from './decimal.ts'

/** Whole US dollars with thousands separators: 12995 becomes "$12,995". */
export const dollars = (amount: number): string => inDollars(decimal(amount))

/** US dollars to the cent: 228.34 becomes "$228.34". */
export const cents = (amount: number): string => inDollars(decimal(amount, 2))

const inDollars = (written: string) => written.replace(/\d/, '$$$&')

/** A price in words. */
export const priceLabel = (amount: number | undefined): string =>
  amount === undefined ? 'Call for Price' : dollars(amount)

/** The price of a unit in words; the dealer has not confirmed a sample price. */
export const priceWords = ({ price, samplePrice }: { price?: number | undefined; samplePrice?: boolean | undefined }) =>
  priceLabel(price) + (samplePrice ? ' (sample price)' : '')
