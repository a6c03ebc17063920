import { expect, it } from 'vitest'
import { monthOf } from './month-of.ts'

it.each([
  ['2026-05', 'May 2026'],
  ['2026-12-31', 'Dec 2026'],
  ['2024', '2024'],
  ['2026-13', '2026-13'],
  ['last spring', 'last spring'],
])('%s is read as %s', (date, words) => {
  expect(monthOf(date)).toBe(words)
})
