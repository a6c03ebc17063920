import { expect, it } from 'vitest'
import { exampleMonthly } from './payment-example.ts'
import { paymentExampleSchema } from './schema/payment-example.ts'

it('is rounded up to whole dollars', () => {
  // 8,995 dollars at 0.575 % a month over 48 months: 214.99 a month.
  expect(exampleMonthly(8995, { months: 48, apr: 6.9 })).toBe(215)
  expect(exampleMonthly(9600, { months: 48, apr: 0 })).toBe(200)
})

it('is there neither without a price nor without an example', () => {
  expect(exampleMonthly(undefined, { months: 48, apr: 6.9 })).toBeUndefined()
  expect(exampleMonthly(8995, undefined)).toBeUndefined()
})

it.each([
  [{ months: 60, apr: 7.99 }, true],
  [{ months: 60, apr: 79.9 }, false],
  [{ months: 0, apr: 7.99 }, false],
  [{ months: 60 }, false],
])('as content, %j is accepted: %s', (example, accepted) => {
  expect(paymentExampleSchema.safeParse(example).success).toBe(accepted)
})
