import { describe, expect, it } from 'vitest'
import { fc } from '../../../tests/properties.ts'
import {
  areMilesAccepted,
  calculate,
  DEFAULT_ASSUMPTIONS,
  DEFAULT_INPUT,
  type EcoInput,
  MILES_PER_WEEK_MESSAGE,
  milesThatSave,
  TIMEFRAMES,
  type UsageType,
} from './calculator.ts'

/** Those of the cases below, which stay when ours change. */
const ASSUMED = { milesPerGallon: 15, gasPrice: 3.5, electricityPrice: 0.12, kwhPerMile: 0.15 }

describe('the calculator on cases worked out by hand', () => {
  // Columns: input, then miles, gallons, pounds of CO2, gasoline $, electricity $, net $, seedlings.
  it.each<[number, UsageType, 1 | 3 | 5 | 10, number, number, number, number, number, number, number]>([
    [25, 'recreational', 1, 1_300, 86.667, 1_698.667, 303.333, 23.4, 279.933, 14.014],
    [25, 'residential', 5, 7_800, 520, 10_192, 1_820, 140.4, 1_679.6, 84.084],
    [100, 'commercial', 3, 31_200, 2_080, 40_768, 7_280, 561.6, 6_718.4, 336.336],
    [500, 'golf_course', 10, 650_000, 43_333.333, 849_333.333, 151_666.667, 11_700, 139_966.667, 7_007],
    [1, 'recreational', 1, 52, 3.467, 67.947, 12.133, 0.936, 11.197, 0.561],
  ])('%d miles a week, %s, %d years', (milesPerWeek, usageType, years, ...figures) => {
    const result = calculate({ milesPerWeek, usageType, years }, ASSUMED)
    const { miles, fuelSaved, co2Saved, costSaved, electricCost, netSavings, treesEquivalent } = result
    const worked = [miles, fuelSaved, co2Saved, costSaved, electricCost, netSavings, treesEquivalent]
    for (const [at, figure] of figures.entries()) expect(worked[at]).toBeCloseTo(figure, 2)
  })

  it('counts the power plant: 195 kWh at the outlet are 121.5 lb of CO2', () => {
    const result = calculate(DEFAULT_INPUT, ASSUMED)
    expect(result.electricity).toBeCloseTo(195)
    expect(result.plantCo2).toBeCloseTo((195 * 0.5969) / 0.958, 6)
    expect(result.co2SavedWithPlant).toBeCloseTo(1_698.667 - 121.499, 2)
  })

  it('follows every assumption the visitor changes', () => {
    const own = { milesPerGallon: 30, gasPrice: 4, electricityPrice: 0.2, kwhPerMile: 0.1 }
    const { fuelSaved, costSaved, electricCost, netSavings } = calculate(DEFAULT_INPUT, own)
    expect([fuelSaved, costSaved, electricCost, netSavings].map((figure) => figure.toFixed(2))).toEqual([
      '43.33',
      '173.33',
      '26.00',
      '147.33',
    ])
  })
})

describe('the calculator for any input', () => {
  const input: fc.Arbitrary<EcoInput> = fc.record({
    milesPerWeek: fc.double({ min: 1, max: 500, noNaN: true }),
    usageType: fc.constantFrom<UsageType>('recreational', 'residential', 'commercial', 'golf_course'),
    years: fc.constantFrom(...TIMEFRAMES),
  })
  const assumptions = fc.record({
    milesPerGallon: fc.double({ min: 1, max: 100, noNaN: true }),
    gasPrice: fc.double({ min: 0, max: 20, noNaN: true }),
    electricityPrice: fc.double({ min: 0, max: 2, noNaN: true }),
    kwhPerMile: fc.double({ min: 0.01, max: 1, noNaN: true }),
  })
  const near = (one: number, other: number) =>
    Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other))

  it('is linear in years', () => {
    fc.assert(
      fc.property(input, assumptions, ({ milesPerWeek, usageType }, given) => {
        const one = calculate({ milesPerWeek, usageType, years: 1 }, given)
        const ten = calculate({ milesPerWeek, usageType, years: 10 }, given)
        return (Object.keys(one) as (keyof typeof one)[]).every((key) => near(one[key] * 10, ten[key]))
      }),
    )
  })

  it('saves more fuel, CO2 and trees the more is driven', () => {
    fc.assert(
      fc.property(input, fc.double({ min: 0.5, max: 100, noNaN: true }), assumptions, (given, more, own) => {
        const less = calculate(given, own)
        const greater = calculate({ ...given, milesPerWeek: given.milesPerWeek + more }, own)
        return (
          greater.fuelSaved > less.fuelSaved &&
          greater.co2Saved > less.co2Saved &&
          greater.treesEquivalent > less.treesEquivalent
        )
      }),
    )
  })

  it('keeps what gasoline would have cost minus what electricity costs', () => {
    fc.assert(
      fc.property(input, assumptions, (given, own) => {
        const { netSavings, costSaved, electricCost } = calculate(given, own)
        return netSavings === costSaved - electricCost
      }),
    )
  })

  it('never finds a dirtier cart than the gasoline one under the given assumptions', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { co2SavedWithPlant, co2Saved } = calculate(given, DEFAULT_ASSUMPTIONS)
        return co2SavedWithPlant > 0 && co2SavedWithPlant < co2Saved
      }),
    )
  })
})

describe('the bounds of miles per week', () => {
  it.each([
    [0, false],
    [0.9, false],
    [1, true],
    [500, true],
    [500.1, false],
    [-3, false],
    [Number.NaN, false],
  ])('%d is accepted: %s', (miles, accepted) => {
    expect(areMilesAccepted(miles)).toBe(accepted)
  })

  it('are named in the message', () => {
    expect(MILES_PER_WEEK_MESSAGE).toBe('Enter 1 to 500 miles per week')
  })
})

it('says from how many miles a week on a sum is saved', () => {
  const miles = milesThatSave(1200)
  expect(calculate({ ...DEFAULT_INPUT, milesPerWeek: miles }).netSavings).toBeGreaterThanOrEqual(1200)
  expect(calculate({ ...DEFAULT_INPUT, milesPerWeek: miles - 1 }).netSavings).toBeLessThan(1200)
})
