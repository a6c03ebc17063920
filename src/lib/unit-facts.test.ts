import { expect, it } from 'vitest'
import { catalogue } from '../../tests/fixtures/catalogue.ts'
import { isInStockOrIncoming, stockWords } from './status-words.ts'
import { lineOf, priceTerms } from './unit-facts.ts'

const [cart] = catalogue
if (!cart) throw new Error('The catalogue of the tests is empty')

it('says in one line what a buyer asks of a used cart', () => {
  expect(lineOf(cart)).toBe('')
  expect(lineOf({ ...cart, year: 2023, hours: 41, batteryTested: '2026-05-04', place: 'Hatfield' })).toBe(
    '2023, 41 hours, batteries tested May 2026. In Hatfield',
  )
  expect(lineOf({ ...cart, miles: 1, place: 'Poconos' })).toBe('1 mile. In Poconos')
})

it.each([
  ['held', true, 'On hold', true],
  ['incoming', false, 'On its way', true],
  ['available', true, 'In stock', true],
  [undefined, false, 'Out of stock', false],
])('a unit with status %s and inStock %s is "%s"', (status, inStock, words, isEither) => {
  expect(stockWords({ status, inStock })).toBe(words)
  expect(isInStockOrIncoming({ status, inStock })).toBe(isEither)
})

it.each([
  [{ inStock: true }, undefined, 'Price for this cart, before tax and title.'],
  [{ inStock: true }, 'May 4', 'This cart’s price as of May 4, before tax and title.'],
  [{ inStock: false }, 'May 4', 'The price of our last one as of May 4, before tax and title.'],
  [{ inStock: true, samplePrice: true }, undefined, 'Sample price, before tax and title.'],
])('the terms of the price of %j, as of %s: %s', (unit, asOf, words) => {
  expect(priceTerms(unit, asOf)).toBe(words)
})
