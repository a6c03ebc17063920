import { describe, expect, it } from 'vitest'
import { fc } from '../../tests/properties.ts'
import { loanProblems } from './loan-problems.ts'
import { type Loan, payment } from './payment.ts'

const loan = fc
  .record({
    price: fc.integer({ min: 1, max: 100_000 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    apr: fc.double({ min: 0, max: 40, noNaN: true }),
    months: fc.integer({ min: 1, max: 120 }),
  })
  .map(({ price, share, apr, months }): Loan => ({ price, down: Math.floor(price * share), apr, months }))

/** What is still owed after all payments, counted month by month as a lender does. */
function owedAtTheEnd({ price, down, apr, months }: Loan, monthly: number): number {
  let owed = price - down
  for (let month = 0; month < months; month++) owed += (owed * apr) / 1200 - monthly
  return owed
}

describe('a payment', () => {
  it.each([
    ['without interest', { price: 12_995, down: 995, apr: 0, months: 48 }, 250],
    ['at six percent', { price: 10_000, down: 0, apr: 6, months: 60 }, 193.33],
    ['at twelve percent', { price: 15_000, down: 5_000, apr: 12, months: 12 }, 888.49],
    ['of a single month', { price: 1_200, down: 0, apr: 12, months: 1 }, 1_212],
    ['with nothing left to finance', { price: 8_495, down: 8_495, apr: 9, months: 36 }, 0],
  ])('%s', (_name, given, monthly) => {
    expect(payment(given).monthly).toBeCloseTo(monthly, 2)
  })

  it('pays the loan off, to the cent', () => {
    fc.assert(fc.property(loan, (given) => Math.abs(owedAtTheEnd(given, payment(given).monthly)) < 0.01))
  })

  it('never costs less than the financed amount, and has no interest at 0%', () => {
    fc.assert(fc.property(loan, (given) => payment(given).interest > -1e-6))
    fc.assert(fc.property(loan, (given) => Math.abs(payment({ ...given, apr: 0 }).interest) < 1e-6))
  })

  it('rises with the rate and falls with the down payment', () => {
    fc.assert(
      fc.property(loan, fc.double({ min: 0, max: 10, noNaN: true }), (given, more) => {
        const { monthly } = payment(given)
        expect(payment({ ...given, apr: given.apr + more }).monthly).toBeGreaterThanOrEqual(monthly * (1 - 1e-9))
        expect(payment({ ...given, down: (given.down + given.price) / 2 }).monthly).toBeLessThanOrEqual(monthly + 1e-9)
      }),
    )
  })

  it('keeps its digits when the rate is next to nothing', () => {
    expect(payment({ price: 12_000, down: 0, apr: 1e-9, months: 120 }).monthly).toBeCloseTo(100, 6)
  })
})

describe('the problems of a loan', () => {
  const fine: Loan = { price: 12_995, down: 2_000, apr: 6, months: 60 }

  it('are none for what a buyer would enter', () => {
    expect(loanProblems(fine)).toEqual({})
    fc.assert(fc.property(loan, (given) => Object.keys(loanProblems(given)).length === 0))
  })

  it.each<[string, Partial<Loan>, string]>([
    ['a price of nothing', { price: 0, down: 0 }, 'Enter a price from $1 to $1,000,000'],
    ['a down payment below zero', { down: -1 }, 'Enter $0 or more'],
    ['a down payment above the price', { down: 13_000 }, 'The down payment is more than the price'],
    ['no rate yet', { apr: Number.NaN }, 'Enter 0 to 40 percent'],
    ['a rate out of bounds', { apr: 41 }, 'Enter 0 to 40 percent'],
    ['half a month', { months: 12.5 }, 'Enter 1 to 120 months'],
    ['no months', { months: Number.NaN }, 'Enter 1 to 120 months'],
  ])('name %s', (_name, change, message) => {
    expect(Object.values(loanProblems({ ...fine, ...change }))).toEqual([message])
  })
})
