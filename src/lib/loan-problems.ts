import type { Loan } from './payment.ts'

export type LoanField = keyof Loan

/** The largest accepted values. They catch typing errors; they are not what a lender offers. */
export const MOST = { price: 1_000_000, apr: 40, months: 120 } as const

/** What is wrong with a loan, by field; empty if a payment can be computed. An empty field is NaN. */
export function loanProblems({ price, down, apr, months }: Loan): Partial<Record<LoanField, string>> {
  const isBetween = (value: number, least: number, most: number) => value >= least && value <= most
  return {
    ...(!isBetween(price, 1, MOST.price) && { price: 'Enter a price from $1 to $1,000,000' }),
    ...(!(down >= 0) && { down: 'Enter $0 or more' }),
    ...(down > price && { down: 'The down payment is more than the price' }),
    ...(!isBetween(apr, 0, MOST.apr) && { apr: `Enter 0 to ${MOST.apr} percent` }),
    ...(!(Number.isInteger(months) && isBetween(months, 1, MOST.months)) && {
      months: `Enter 1 to ${MOST.months} months`,
    }),
  }
}
