import type { Vehicle } from '../contract/vehicle-schema.ts'
import { decimal } from './decimal.ts'

/** Whole US dollars with thousands separators: 12995 becomes "$12,995". */
export const dollars = (amount: number): string => inDollars(decimal(amount))

/** US dollars to the cent: 228.34 becomes "$228.34". */
export const cents = (amount: number): string => inDollars(decimal(amount, 2))

const inDollars = (written: string) => written.replace(/\d/, '$$$&')

/** A price as text. */
export const priceLabel = (amount: number | undefined): string =>
  amount === undefined ? 'Call for Price' : dollars(amount)

/** A unit's price as text. A sample price is one that the dealer has not confirmed. */
export const priceWords = ({ price, samplePrice }: Pick<Vehicle, 'price' | 'samplePrice'>): string =>
  priceLabel(price) + (samplePrice ? ' (sample price)' : '')
