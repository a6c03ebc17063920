import { expect, it } from 'vitest'
import { packageSaving, staffing, storage } from './policy-figures.ts'

it.each(['winter', 'summer'] as const)('the %s package costs less than its months one by one', (season) => {
  for (const place of ['indoor', 'outdoor'] as const) {
    expect(packageSaving(season, place)).toBe(storage[place].monthly * storage[season].months - storage[season][place])
    expect(packageSaving(season, place)).toBeGreaterThan(0)
  }
})

it('the staff at peak is the sum of its groups', () => {
  expect(staffing.fullTime + staffing.partTime + staffing.seasonal).toBe(staffing.peakTotal)
})
