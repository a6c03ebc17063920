import { expect, test } from 'vitest'
import { seriesName } from '../../lib/series-name.ts'
import { specRows, splitUnit } from './spec-rows.ts'

test('every specification is listed, known keys with their label and others in words', () => {
  expect(specRows({ seatingCapacity: 4, topSpeed: '25 mph', groundClearance: '6 in', warranty_years: 2 })).toEqual([
    { label: 'Seats', value: '4' },
    { label: 'Top speed', value: '25 mph' },
    { label: 'Ground clearance', value: '6 in' },
    { label: 'Warranty years', value: '2' },
  ])
})

test.each([
  ['d5-maverick', 'D5 Maverick'],
  ['city', 'City'],
  ['denago', 'Denago'],
])('the series of %s is %s', (category, name) => {
  expect(seriesName(category)).toBe(name)
})

test.each([
  ['35–50 miles', { figure: '35–50', unit: 'mi' }],
  ['25 mph', { figure: '25', unit: 'mph' }],
  ['Rear-wheel', { figure: 'Rear-wheel', unit: '' }],
  ['up to 40 miles', { figure: 'up to 40 miles', unit: '' }],
])('%s', (text, parts) => {
  expect(splitUnit(text)).toEqual(parts)
})
