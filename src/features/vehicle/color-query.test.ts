import { expect, it } from 'vitest'
import { pathIn3d } from '../../addresses/paths.ts'
import { cartColors } from '../../content/cart-colors.ts'
import { COLORED_PARTS } from '../../lib/colored-parts.ts'
import { closedParams, withColors } from './color-changes.ts'
import { asksForTurn, colorQuery } from './color-query.ts'

it('takes the colors out of a query, and nothing else', () => {
  expect(colorQuery('?view=3d&seats=sand&utm_source=x&paint=orange')).toBe('&seats=sand&paint=orange')
  expect(colorQuery('?paint=&view=3d&my-paint=red&paint=a%26vehicle%3Db')).toBe('')
  for (const part of COLORED_PARTS)
    for (const { id } of cartColors[part]) {
      expect(colorQuery(`?${part}=${id}`)).toBe(`&${part}=${id}`)
      expect(asksForTurn(`?${part}=${id}`)).toBe(true)
    }
})

it('changes one choice, and leaves the rest of the query', () => {
  expect(String(withColors('?view=3d&paint=red&paint=blue', { paint: 'orange' }))).toBe('view=3d&paint=orange')
  expect(String(withColors('?view=3d&paint=red', { paint: undefined }))).toBe('view=3d')
})

it.each([
  [pathIn3d('denago-nomad').replace(/^[^?]*/, ''), true],
  ['?view=3d', true],
  ['?a=b&view=3d&c=d', true],
  ['?paint=orange', true],
  ['?view=3days', false],
  ['?preview=3d&my-paint=red', false],
  ['', false],
])('%j asks for the cart in 3-D: %s', (query, asks) => expect(asksForTurn(query)).toBe(asks))

it('keeps the chosen colors and the rest of the address when the stage is closed', () => {
  const closed = closedParams('?view=3d&roof=white&paint=red&wheels=gold', '?view=3d&paint=orange&wheels=none')
  expect(String(closed)).toBe('wheels=gold&paint=orange')
})
