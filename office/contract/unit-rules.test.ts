import { expect, test } from 'vitest'
import { testVehicle } from '../../server/test-site.ts'
import { parseUnit } from './unit-rules.ts'

test.each([
  ['price', 999_999_999_999],
  ['formerPrice', 500_001],
  ['name', 'n'.repeat(101)],
  ['description', 'd'.repeat(5_001)],
  ['serial', '1'.repeat(61)],
  ['features', Array(51).fill('A light')],
  ['colors', ['r'.repeat(61)]],
  ['images', [`/${'p'.repeat(500)}`]],
  ['hours', 1e9],
])('%s has a limit', (field, was) => {
  const { problems } = parseUnit({ ...testVehicle('nomad', 'Nomad', 'denago'), [field]: was })
  expect(problems).toEqual([{ id: 'nomad', field, was, wanted: expect.stringMatching(/at most| to \d/) }])
})

test.each([
  ['range', 'r'.repeat(201)],
  ['seatingCapacity', 400],
])('the specification %s has a limit', (key, was) => {
  const vehicle = testVehicle('nomad', 'Nomad', 'denago')
  const { problems } = parseUnit({ ...vehicle, specifications: { ...vehicle.specifications, [key]: was } })
  expect(problems).toMatchObject([{ field: `specifications.${key}`, was }])
})

test.each([
  ['batteryTested', '2062-05'],
  ['batteryMade', '1850'],
  ['batteryMade', '2099'],
  ['statusSince', '0026-05-31'],
])('%s cannot be %s', (field, was) => {
  const { problems } = parseUnit({ ...testVehicle('nomad', 'Nomad', 'denago'), [field]: was })
  expect(problems).toEqual([{ id: 'nomad', field, was, wanted: expect.stringMatching(/^a date .*2026/) }])
})

test('a stock number of which a spreadsheet has made a power of ten is refused: it would name another cart', () => {
  const problemsOf = (stockNumber: string) =>
    parseUnit({ ...testVehicle('nomad', 'Nomad', 'denago'), stockNumber }).problems.map(({ wanted }) => wanted)
  expect(problemsOf('1.00235E+11')).toEqual([expect.stringContaining('Format the column as text')])
  expect(problemsOf('12E5')).toEqual([])
})
