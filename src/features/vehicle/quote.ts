import { loanOf, type PaymentTerms } from '../../device/payment-terms.ts'
import { dollars } from '../../lib/money.ts'
import { payment } from '../../lib/payment.ts'

/**
 * The payment at the reader's terms, with all its assumptions. Rounded up: an estimate must not promise less than will be due.
 * @returns undefined without a price, or before the reader has entered a rate
 */
export function estimateWords(price: number | undefined, terms: PaymentTerms): string | undefined {
  const loan = price === undefined ? undefined : loanOf(terms, price)
  if (!loan) return undefined
  const { months, apr, down } = loan
  const monthly = dollars(Math.ceil(payment(loan).monthly))
  return `About ${monthly} a month for ${months} ${months === 1 ? 'month' : 'months'} at ${apr}% APR with ${dollars(down)} down.`
}
