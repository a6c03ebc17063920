import { loanOf, type PaymentTerms } from '../../device/payment-terms.ts'
import { dollars } from '../../lib/money.ts'
import { monthlyWords } from '../../lib/payment.ts'

/**
 * The payment at the reader's terms, with everything that it assumes.
 * @returns undefined without a price, or without a rate that the reader has typed
 */
export function estimateWords(price: number | undefined, terms: PaymentTerms): string | undefined {
  const loan = price === undefined ? undefined : loanOf(terms, price)
  if (!loan) return undefined
  const { months, apr, down } = loan
  return `About ${monthlyWords(loan)} a month for ${months} ${months === 1 ? 'month' : 'months'} at ${apr}% APR with ${dollars(down)} down.`
}
