import { describe, expect, it } from 'vitest'
import { fc } from '../../tests/properties.ts'
import { moneyReading, percentReading, typedMoney, typedPercent } from './typed-amount.ts'

describe('money as people type it', () => {
  it.each([
    ['12995', 12_995],
    ['$12,995', 12_995],
    ['12.995', 12_995],
    ['12 995', 12_995],
    ['12\u202f995,00', 12_995],
    ["12'995", 12_995],
    ['12’995.50', 12_995.5],
    ['1.000', 1000],
    ['1.500,00', 1500],
    ['1,500.00', 1500],
    ['1.234.567', 1_234_567],
    ['1,5', 1.5],
    ['12.', 12],
    ['.99', 0.99],
    ['12k', 12_000],
    ['12,5 K', 12_500],
    ['12.995k', 12_995],
    ['1500 $', 1500],
    ['USD 1500', 1500],
    ['US$1,500', 1500],
    ['1500 dollars', 1500],
    ['١٢٩٩٥', 12_995],
    ['１２９９５', 12_995],
    ['\u200e\u202a1,500\u202c', 1500],
    ['0', 0],
  ])('%j is %d dollars', (text, dollars) => expect(typedMoney(text)).toEqual({ dollars }))

  it.each([
    ['10%', 10],
    ['10 %', 10],
    ['7,5%', 7.5],
    ['10 percent', 10],
    ['١٠٪', 10],
  ])('%j is %d percent of a price', (text, percent) => expect(typedMoney(text)).toEqual({ percent }))

  it.each([
    '',
    ' ',
    '$',
    '%',
    'k',
    'abc',
    '-5',
    '1e1',
    '0x10',
    '12,99,5',
    '1,2995',
    '12.9955',
    '0.500',
    '1,234.567',
    '1.234,567',
    '1,234.567.890',
    '12345 678',
    '12 34',
    '$10%',
    '1.500k k',
    '€5',
    'Infinity',
  ])('%j cannot be read', (text) => expect(typedMoney(text)).toBeUndefined())

  it('is read back as it was written, with each way of parting thousands and cents', () => {
    const written = fc.record({
      dollars: fc.integer({ min: 0, max: 9_999_999 }),
      cents: fc.option(fc.integer({ min: 0, max: 99 }), { nil: undefined }),
      signs: fc.constantFrom([',', '.'], ['.', ','], [' ', '.'], ['\u00a0', ','], ["'", '.'], ['', '.'], ['', ',']),
      currency: fc.constantFrom(['', ''], ['$', ''], ['$ ', ''], ['', ' $'], ['', ' USD']),
    })
    fc.assert(
      fc.property(written, ({ dollars, cents, signs: [gap = '', point], currency: [before, after] }) => {
        const whole = String(dollars).replace(/\B(?=(?:\d{3})+$)/g, gap)
        const text = `${before}${whole}${cents === undefined ? '' : point + String(cents).padStart(2, '0')}${after}`
        expect(typedMoney(text)).toEqual({ dollars: Number(`${dollars}.${String(cents ?? 0).padStart(2, '0')}`) })
      }),
    )
  })

  it('any text is a number of zero or more, or not an amount', () => {
    const typed = fc.oneof(fc.string(), fc.stringMatching(/^[\d.,$%k '-]{0,10}$/))
    fc.assert(
      fc.property(typed, (text) => {
        const read = Object.values(typedMoney(text) ?? { dollars: 0 })[0] as number
        expect(read >= 0).toBe(true)
        // The digits are those that were typed: no sign changes one.
        if (typedMoney(text) && !/k/i.test(text)) expect(text.normalize('NFKC')).toMatch(/\p{Nd}/u)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a rate as people type it', () => {
  it.each([
    ['3.9', 3.9],
    ['3,9', 3.9],
    ['3,9 %', 3.9],
    ['0,9', 0.9],
    ['6.125', 6.125],
    ['6,125%', 6.125],
    ['7 percent', 7],
  ])('%j is %d percent', (text, rate) => expect(typedPercent(text)).toBe(rate))

  it.each(['', '%', '3,9,1', '1.234,5', '0x10', '1e1', '-1', '3 9', 'abc', '$3'])('%j cannot be read', (text) =>
    expect(typedPercent(text)).toBeNaN(),
  )

  it('is the same with a point and with a comma', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (thousandths) => {
        const rate = String(thousandths / 1000)
        expect(typedPercent(rate)).toBe(thousandths / 1000)
        expect(typedPercent(rate.replace('.', ','))).toBe(thousandths / 1000)
      }),
    )
  })
})

it('says how a text is read', () => {
  expect(moneyReading('12.995')).toBe('$12,995')
  expect(moneyReading('1.500,5')).toBe('$1,500.50')
  expect(moneyReading('10%', 12_995)).toBe('10% = $1,300')
  expect(moneyReading('10%')).toBe('10%')
  expect(percentReading('3,9')).toBe('3.9%')
  expect(moneyReading('abc')).toBeUndefined()
  expect(percentReading('')).toBeUndefined()
})
