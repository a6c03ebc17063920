import { expect, test } from 'vitest'
import { priceText, statusOptions, titleOf, valueText } from './field-names.ts'

test.each([
  ['8200', '$8,200'],
  ['8,200', '$8,200'],
  ['$8,200', '$8,200'],
  ['cheap', 'cheap'],
  ['', 'Call for Price'],
])('the price "%s" is read as %s', (typed, text) => expect(priceText(typed)).toBe(text))

test('pictures are counted, and an emptied price is a call', () => {
  expect(valueText('images', '/photos/a-960.webp | /photos/b-960.webp | /images/carts/nomad-front-960.webp')).toBe(
    '2 photos',
  )
  expect(valueText('images', '/images/carts/nomad-front-960.webp')).toBe('illustrations only')
  expect(valueText('price', '')).toBe('Call for Price')
})

test('fields of two carts of one model have names of their own', () => {
  const unit = { id: 'ev-city', images: [], isListed: true, lacks: [], updatedAt: '2026-11-28T12:00:00Z' }
  expect(titleOf({ ...unit, fields: { name: 'EV City', stockNumber: 'D-102' } })).toBe('EV City, D-102')
  expect(titleOf({ ...unit, fields: { name: 'EV City' } })).toBe('EV City')
})

test.each([
  [{ inStock: 'yes' }, ['In stock', 'On hold', 'On its way', 'Sold', 'Not online yet']],
  [{ inStock: 'no' }, ['Out of stock', 'In stock', 'On hold', 'On its way', 'Sold', 'Not online yet']],
  [{ inStock: 'yes', status: 'held' }, ['In stock', 'On hold', 'On its way', 'Sold', 'Not online yet']],
])('the statuses to choose for %o have the words of the site, each once', (fields, words) => {
  expect(statusOptions(fields).map(([, name]) => name)).toEqual(words)
})
