import { expect, test } from 'vitest'
import { vinProblem } from './vin.ts'

// Published examples of numbers whose check digit is right.
test.each(['1M8GDM9AXKP042788', '1HGCM82633A004352', '11111111111111111', '1m8gdm9axkp042788'])(
  '%s is right',
  (vin) => {
    expect(vinProblem(vin)).toBeUndefined()
  },
)

test('a number that is misread in one place is refused, with the digit that would fit', () => {
  expect(vinProblem('1M8GDM9AXKP042789')).toContain('should be "1"')
  expect(vinProblem('1HGCM82633A004353')).toContain('9th character')
})

test.each(['1M8GDM9AXKPO42788', '1M8GDM9AXKPI42788', '1M8GDM9AXKP04278-', '1M8GDM9AXKP04278Ü'])(
  '%s has a character that no such number has',
  (vin) => {
    expect(vinProblem(vin)).toMatch(/^a VIN without "[OI\-Ü]": it has only digits and letters, and never I, O or Q$/)
  },
)
