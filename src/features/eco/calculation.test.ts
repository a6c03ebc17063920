import { describe, expect, it } from 'vitest'
import { fc } from '../../../tests/properties.ts'
import { assumptionFields } from '../../content/eco-page.ts'
import { type Calculation, calculationFromUrl, calculationToUrl, parseInput } from './calculation.ts'
import { DEFAULT_ASSUMPTIONS, DEFAULT_INPUT, TIMEFRAMES, USAGE_MULTIPLIERS, type UsageType } from './calculator.ts'

const from = (query: string) => calculationFromUrl(new URLSearchParams(query))

describe('a link to a result', () => {
  it('names the input, and assumptions only where they were changed', () => {
    expect(calculationToUrl({ input: DEFAULT_INPUT, assumptions: DEFAULT_ASSUMPTIONS })).toBe(
      '?miles=25&use=recreational&years=1',
    )
    expect(calculationToUrl({ input: DEFAULT_INPUT, assumptions: { ...DEFAULT_ASSUMPTIONS, gasPrice: 4.2 } })).toBe(
      '?miles=25&use=recreational&years=1&gas=4.2',
    )
  })

  it('parses back to the same calculation', () => {
    const bounded = (id: string) => {
      const { min, max } = assumptionFields.find((field) => field.id === id) ?? { min: 0, max: 1 }
      return fc.double({ min, max, noNaN: true }).map((value) => (Object.is(value, -0) ? 0 : value))
    }
    const calculation: fc.Arbitrary<Calculation> = fc.record({
      input: fc.record({
        milesPerWeek: fc.double({ min: 1, max: 500, noNaN: true }),
        usageType: fc.constantFrom(...(Object.keys(USAGE_MULTIPLIERS) as UsageType[])),
        years: fc.constantFrom(...TIMEFRAMES),
      }),
      assumptions: fc.record({
        milesPerGallon: bounded('milesPerGallon'),
        gasPrice: bounded('gasPrice'),
        electricityPrice: bounded('electricityPrice'),
        kwhPerMile: bounded('kwhPerMile'),
      }),
    })
    fc.assert(
      fc.property(calculation, (given) => {
        expect(from(calculationToUrl(given))).toEqual(given)
      }),
    )
  })

  it.each([
    ['', undefined],
    ['utm_source=mail', undefined],
    ['miles=0', undefined],
    ['miles=501', undefined],
    ['miles=', undefined],
  ])('with %j asks for nothing', (query, expected) => {
    expect(from(query)).toEqual(expected)
  })

  it('may leave out default values', () => {
    expect(from('miles=40')).toEqual({
      input: { ...DEFAULT_INPUT, milesPerWeek: 40 },
      assumptions: DEFAULT_ASSUMPTIONS,
    })
  })

  it('keeps the given value of an assumption that is out of bounds', () => {
    expect(from('miles=40&gas=-3&mpg=0&kwh=x')?.assumptions).toEqual(DEFAULT_ASSUMPTIONS)
  })
})

describe('typed values', () => {
  it.each([
    ['25', true],
    ['1', true],
    ['500', true],
    ['2.5', true],
    ['0.5', false],
    ['501', false],
    ['-4', false],
    ['', false],
    [' ', false],
    ['many', false],
  ])('%j miles are accepted: %s', (miles, accepted) => {
    expect(parseInput({ miles, use: 'residential', years: '5' }) !== undefined).toBe(accepted)
  })
})
