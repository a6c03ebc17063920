const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const usdAndCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Whole US dollars with thousands separators: 12995 becomes "$12,995". */
export const dollars = (amount: number): string => usd.format(amount)

/** US dollars to the cent: 228.34 becomes "$228.34". */
export const cents = (amount: number): string => usdAndCents.format(amount)
