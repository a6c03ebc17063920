import { type LoanField, loanProblems, MOST } from '../lib/loan-problems.ts'
import type { Loan } from '../lib/payment.ts'
import { moneyOf, moneyReading, percentReading, typedMoney, typedNumber, typedPercent } from '../lib/typed-amount.ts'
import { localSetting, useSetting } from './local-setting.ts'

/** What a person typed, stored on the device because people try the same rate and term on several carts. */
export type PaymentTerms = { down: string; apr: string; months: string; interestFree: boolean }

function parseTerms(stored: unknown): PaymentTerms | undefined {
  const { down, apr, months, interestFree } = (stored ?? {}) as Record<keyof PaymentTerms, unknown>
  const typed = typeof down === 'string' && typeof apr === 'string' && typeof months === 'string'
  return typed && typeof interestFree === 'boolean' ? { down, apr, months, interestFree } : undefined
}

const terms = localSetting({
  key: 'payment-estimate',
  parse: parseTerms,
  // No rate, because the dealer states none: the person has to type it.
  fallback: { down: '0', apr: '', months: '60', interestFree: false },
  whose: 'person',
})

/** The terms of a payment estimate, and the function that changes them. */
export const usePaymentTerms = () => useSetting(terms)

/** The terms as numbers. A blank or invalid one is NaN, except for a blank down payment, which is none. */
export const typedTerms = ({ down, apr, months, interestFree }: PaymentTerms, price: number): Loan => ({
  price,
  down: down.trim() === '' ? 0 : moneyOf(typedMoney(down), price),
  apr: interestFree ? 0 : typedPercent(apr),
  months: typedNumber(months),
})

/** What is wrong with the terms, by field, whatever the price. */
export const termProblems = (terms: PaymentTerms) => loanProblems(typedTerms(terms, MOST.price))

/**
 * The loan for a price at these terms. A down payment above the price counts as the price.
 * @returns undefined when some of the terms are missing or wrong
 */
export function loanOf(terms: PaymentTerms, price: number): Loan | undefined {
  if (Object.keys(termProblems(terms)).length > 0) return undefined
  const typed = typedTerms(terms, price)
  const loan = { ...typed, down: Math.min(typed.down, price) }
  return Object.keys(loanProblems(loan)).length === 0 ? loan : undefined
}

/**
 * The fields of the terms: the content of each, how it is understood, and what is wrong with it.
 * @param price for which a percentage is computed
 */
export function termFields(terms: PaymentTerms, problems: Partial<Record<LoanField, string>>, price?: number) {
  const apr = terms.interestFree ? '0' : terms.apr
  return {
    down: {
      label: 'Down payment ($)',
      value: terms.down,
      reading: moneyReading(terms.down, price),
      problem: problems.down,
    },
    months: { label: 'Months', value: terms.months, reading: undefined, problem: problems.months },
    // An empty rate is no mistake; the result says what is missing.
    apr: {
      label: 'APR (%)',
      value: apr,
      reading: percentReading(apr),
      problem: apr === '' ? undefined : problems.apr,
    },
  }
}
