import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal } from './decimal.ts'
import { cents, dollars } from './money.ts'

const intl = (digits: number) =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
const money = (digits: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: digits })

/** Amounts as people enter and as calculations leave them. */
const amounts = fc.oneof(
  fc.integer({ min: -50_000_000, max: 50_000_000 }).map((thousandths) => thousandths / 1000),
  fc.double({ min: -1e9, max: 1e9, noNaN: true }),
)

test.each([0, 1, 2] as const)('a number is written as Intl writes it, with %i digits after the point', (digits) => {
  fc.assert(
    fc.property(amounts, (value) => {
      expect(decimal(value, digits)).toBe(
        intl(digits)
          .format(value)
          .replace(/^-(?=[0.]+$)/, ''),
      )
    }),
    { numRuns: 5_000 },
  )
})

test('money is written as Intl writes it', () => {
  const whole = money(0)
  const toTheCent = money(2)
  fc.assert(
    fc.property(amounts, (amount) => {
      const unsigned = (text: string) => text.replace(/^-(?=\$[0.]+$)/, '')
      expect(dollars(amount)).toBe(unsigned(whole.format(amount)))
      expect(cents(amount)).toBe(unsigned(toTheCent.format(amount)))
    }),
  )
})

test.each<[value: number, digits: 0 | 1 | 2, written: string]>([
  [12_995, 0, '12,995'],
  [1_234_567, 0, '1,234,567'],
  [999.5, 0, '1,000'],
  [1.005, 2, '1.01'],
  [228.335, 2, '228.34'],
  [-0.004, 2, '0.00'],
  [-1_299.5, 0, '-1,300'],
  [1.8e-12, 2, '0.00'],
])('%d with %i digits is %s', (value, digits, written) => expect(decimal(value, digits)).toBe(written))
