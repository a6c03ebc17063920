import { expect, test } from 'vitest'
import { priceText, valueText } from './field-names.ts'

test.each([
  ['8200', '$8,200'],
  ['8,200', '$8,200'],
  ['$8,200', '$8,200'],
  ['cheap', 'cheap'],
  ['', 'Call for Price'],
])('the price "%s" is read as %s', (typed, text) => expect(priceText(typed)).toBe(text))

test('pictures are counted, and an emptied price is a call', () => {
  expect(valueText('images', '/photos/a-960.webp | /photos/b-960.webp | /images/carts/nomad-front-960.webp')).toBe(
    '2 photographs',
  )
  expect(valueText('images', '/images/carts/nomad-front-960.webp')).toBe('drawings only')
  expect(valueText('price', '')).toBe('Call for Price')
})
