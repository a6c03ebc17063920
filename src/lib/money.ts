import { decimal } from './decimal.ts'

/** Whole US dollars with thousands separators: 12995 becomes "$12,995". */
export const dollars = (amount: number): string => inDollars(decimal(amount))

/** US dollars to the cent: 228.34 becomes "$228.34". */
export const cents = (amount: number): string => inDollars(decimal(amount, 2))

const inDollars = (written: string) => written.replace(/\d/, '$$$&')
