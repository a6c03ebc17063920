import { expect, it } from 'vitest'
import { reducedFrom, unitLine } from './unit-line.ts'

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
  [9_995, 11_995, 'Reduced from $11,995'],
  [9_995, 9_995, undefined],
  [9_995, 8_995, undefined],
  [undefined, 11_995, undefined],
  [9_995, undefined, undefined],
])('a price of %s and a former price of %s: %s', (price, formerPrice, words) => {
  expect(reducedFrom(price, formerPrice)).toBe(words)
})
