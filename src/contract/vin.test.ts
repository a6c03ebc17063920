import { expect, it } from 'vitest'
import { isVin } from './vin.ts'

it.each([
  ['1M8GDM9AXKP042788', true],
  ['1m8gdm9axkp042788', true],
  ['1M8GDM9AXKP04278', false],
  ['1M8GDM9AXKP04278O', false],
  ['EV-2023-00417', false],
  [undefined, false],
])('%s is a VIN: %s', (serial, is) => {
  expect(isVin(serial)).toBe(is)
})
