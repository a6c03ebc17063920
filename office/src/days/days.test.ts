import { expect, test } from 'vitest'
import { beginText, printedText } from './days.ts'

test.each([
  ['2026-11-28', 'The notice is on the site.'],
  ['2026-11-29', 'The notice goes up on Nov 29.'],
  ['2026-12-24', 'The notice goes up on Dec 24.'],
])('a notice from %s: %s', (from, text) => {
  // In New York it is still November 28.
  expect(beginText(from, new Date('2026-11-29T03:00:00Z'))).toBe(text)
})

test.each([
  ['2026-12-04', 'The site shows it now.'],
  ['2026-12-05', 'The site will show it starting Nov 29.'],
  ['2026-12-25', 'The site will show it starting Dec 19.'],
])('special hours on %s: %s', (day, text) => {
  expect(printedText(day, new Date('2026-11-29T03:00:00Z'))).toBe(text)
})
