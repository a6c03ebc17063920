import { dollars } from './money.ts'

/** The input of a payment. Money in US dollars, `apr` in percent per year. */
export type Loan = { price: number; down: number; apr: number; months: number }

/** Money in US dollars, unrounded. `interest` is the cost of the loan over its whole term. */
export type Payment = { monthly: number; financed: number; interest: number }

/**
 * The monthly payment of an amortized loan: equal payments at the end of each month, with interest on the remaining
 * debt. The loan must be free of problems, see `loan-problems.ts`.
 */
export function payment({ price, down, apr, months }: Loan): Payment {
  const financed = price - down
  const rate = apr / 1200
  // The textbook's 1 - (1 + r)^-n loses all digits when the rate is tiny; expm1 and log1p keep them.
  const monthly = rate === 0 ? financed / months : (financed * rate) / -Math.expm1(-months * Math.log1p(rate))
  return { monthly, financed, interest: monthly * months - financed }
}

/** Rounded up to whole dollars, because an estimate must not promise less than what will be due. */
export const monthlyWords = (loan: Loan): string => dollars(Math.ceil(payment(loan).monthly))
