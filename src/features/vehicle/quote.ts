import { loanOf, type PaymentTerms } from '../../device/payment-terms.ts'
import { dollars } from '../../lib/money.ts'
import { payment } from '../../lib/payment.ts'

/**
 * The payment at the reader's terms with all that it assumes. Rounded up: an estimate must not promise less than will be due.
 * @returns undefined when there is no price, or no rate that the reader has entered
 */
export function estimateWords(price: number | undefined, terms: PaymentTerms): string | undefined {
  const loan = price === undefined ? undefined : loanOf(terms, price)
  if (!loan) return undefined
  const { months, apr, down } = loan
  const monthly = dollars(Math.ceil(payment(loan).monthly))
  return `About ${monthly} a month for ${months} ${months === 1 ? 'month' : 'months'} at ${apr}% APR with ${dollars(down)} down.`
}
