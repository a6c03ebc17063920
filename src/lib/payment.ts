/** What a payment is worked out from. Money in US dollars, `apr` in percent a year. */
export type Loan = { price: number; down: number; apr: number; months: number }

/** Money in US dollars, unrounded. `interest` is what the loan costs over its whole term. */
export type Payment = { monthly: number; financed: number; interest: number }

export type LoanField = keyof Loan

/** Largest values we work with. They catch typing errors; they are not what a lender offers. */
const MOST = { apr: 40, months: 120 } as const

/** What is wrong with a loan, field by field; empty when a payment can be worked out. A field not filled in is NaN. */
export function loanProblems({ price, down, apr, months }: Loan): Partial<Record<LoanField, string>> {
  const within = (value: number, least: number, most: number) => value >= least && value <= most
  return {
    ...(!within(price, 1, 1_000_000) && { price: 'Enter a price from 1 to 1,000,000 dollars' }),
    ...(!(down >= 0) && { down: 'Enter 0 or more dollars' }),
    ...(down > price && { down: 'The down payment is more than the price' }),
    ...(!within(apr, 0, MOST.apr) && { apr: `Enter 0 to ${MOST.apr} percent` }),
    ...(!(Number.isInteger(months) && within(months, 1, MOST.months)) && {
      months: `Enter 1 to ${MOST.months} months`,
    }),
  }
}

/**
 * The monthly payment of an amortized loan: equal payments at the end of each month, interest on what is still owed.
 * The loan must have no problems, see {@link loanProblems}.
 */
export function payment({ price, down, apr, months }: Loan): Payment {
  const financed = price - down
  const rate = apr / 1200
  // The textbook's 1 - (1 + r)^-n loses all its digits when the rate is tiny; expm1 and log1p keep them.
  const monthly = rate === 0 ? financed / months : (financed * rate) / -Math.expm1(-months * Math.log1p(rate))
  return { monthly, financed, interest: monthly * months - financed }
}
