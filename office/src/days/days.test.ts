import { expect, test } from 'vitest'
import { beginText, printedText } from './days.ts'

test.each([
  ['2026-11-28', 'The notice is on the site.'],
  ['2026-11-29', 'The notice will be on the site from Nov 29.'],
  ['2026-12-24', 'The notice will be on the site from Dec 24.'],
])('a notice from %s: %s', (from, text) => {
  // In New York it is still November 28.
  expect(beginText(from, new Date('2026-11-29T03:00:00Z'))).toBe(text)
})

test.each([
  ['2026-12-04', 'The site’s hours show it now.'],
  ['2026-12-05', 'The site’s hours show it from Nov 29.'],
  ['2026-12-25', 'The site’s hours show it from Dec 19.'],
])('special hours on %s: %s', (day, text) => {
  expect(printedText(day, new Date('2026-11-29T03:00:00Z'))).toBe(text)
})
