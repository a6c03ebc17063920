import { loanOf, type PaymentTerms } from '../../device/payment-terms.ts'
import { dollars } from '../../lib/money.ts'
import { monthlyWords } from '../../lib/payment.ts'

/**
 * The payment at the reader's terms with all that it assumes.
 * @returns undefined when there is no price, or no rate that the reader has entered
 */
export function estimateWords(price: number | undefined, terms: PaymentTerms): string | undefined {
  const loan = price === undefined ? undefined : loanOf(terms, price)
  if (!loan) return undefined
  const { months, apr, down } = loan
  return `About ${monthlyWords(loan)} a month for ${months} ${months === 1 ? 'month' : 'months'} at ${apr}% APR with ${dollars(down)} down.`
}
