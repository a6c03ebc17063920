import { payment } from '../lib/payment.ts'
import type { PaymentExample } from './schema/payment-example.ts'

/**
 * The loan that "from $154/mo" beside a price is worked out with, as the dealer states it. Without one no such figure is shown
 * anywhere. We have no source for a rate of the dealer: the 0% holds for select models only. Write for example
 * `{ months: 60, apr: 7.99 }`.
 */
export const paymentExample: PaymentExample | undefined = undefined

/**
 * What a month costs with nothing down, in whole US dollars, rounded up: an estimate must not promise less than will be due.
 * @returns undefined without a price, and without an example
 */
export const exampleMonthly = (
  price: number | undefined,
  example: PaymentExample | undefined = paymentExample,
): number | undefined => example && price && Math.ceil(payment({ price, down: 0, ...example }).monthly)
