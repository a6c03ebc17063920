import { expect, it } from 'vitest'
import { feet, feetAndInches, metersOf } from './feet.ts'

it.each([
  [feet(7), '7 ft'],
  [feet(9, 4), '9 ft 4 in'],
  [0.18, '7 in'],
  [3.65, '12 ft'],
  [0.001, '0 in'],
])('%d m is %s', (meters, text) => expect(feetAndInches(meters)).toBe(text))

it.each(['9 ft 4 in', '112 in', '9\'4"', '112 Inches'])('%s is read as 112 inches', (text) =>
  expect(metersOf(text)).toBeCloseTo(2.8448),
)

it.each(['', 'long', '2.8 m', undefined, 112, '0 in'])('%j is not a length', (text) =>
  expect(metersOf(text)).toBeUndefined(),
)
