import { expect, it } from 'vitest'
import { amount, factor } from './format-figures.ts'

it('shows a factor so exactly that a reader can check the product', () => {
  // A year of 25 miles a week at 15 miles per gallon.
  const gallons = (25 * 52) / 15
  expect(amount(gallons)).toBe('87')
  expect(factor(gallons)).toBe('86.7')
  expect(factor(6240.4)).toBe('6,240')
  expect(factor(520)).toBe('520')
  expect(factor(0.04, gallons)).toBe('0.0')
})
