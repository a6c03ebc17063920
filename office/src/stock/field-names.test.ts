import { expect, test } from 'vitest'
import { priceText } from './field-names.ts'

test.each([
  ['8200', '$8,200'],
  ['8,200', '$8,200'],
  ['$8,200', '$8,200'],
  ['cheap', 'cheap'],
  ['', 'Call for Price'],
])('the price "%s" is read as %s', (typed, text) => expect(priceText(typed)).toBe(text))
