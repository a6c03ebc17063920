import { expect, it } from 'vitest'
import { priceNote, unitLine } from './unit-line.ts'

it.each([
  [{}, ''],
  [{ year: 2023 }, '2023'],
  [{ hours: 41 }, '41 hours'],
  [{ hours: 1 }, '1 hour'],
  [{ hours: 0 }, '0 hours'],
  [{ hours: 1200.5 }, '1,200.5 hours'],
  [{ place: 'Hatfield' }, 'In Hatfield'],
  [{ place: 'Hatfield', status: 'incoming' }, 'Headed to Hatfield'],
  [{ year: 2023, hours: 41, place: 'Hatfield', status: 'held' }, '2023, 41 hours. In Hatfield'],
])('%j reads "%s"', (unit, line) => {
  expect(unitLine(unit)).toBe(line)
})

it.each([
  [{ price: 9_995, formerPrice: 11_995 }, 'Reduced from $11,995'],
  [{ price: 9_995, formerPrice: 9_995 }, undefined],
  [{ price: 9_995, formerPrice: 8_995 }, undefined],
  [{ formerPrice: 11_995 }, undefined],
  [{ price: 9_995 }, undefined],
  [{ price: 9_995, formerPrice: 11_995, samplePrice: true }, 'Sample price'],
])('the note below the price of %j: %s', (unit, words) => {
  expect(priceNote(unit)).toBe(words)
})
