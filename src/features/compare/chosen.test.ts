import { expect, it } from 'vitest'
import { fc } from '../../../tests/properties.ts'
import { paths } from '../../addresses/paths.ts'
import { MOST_COMPARED } from '../../content/compare-page.ts'
import { chosenOf, refsOf, withShown } from './chosen.ts'

const vehicles = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, name: `Denago Cart ${id}`, brand: 'denago' }))
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)
const query = (path: string) => new URL(path, 'https://example.com').search

it('reads back any ids that an address was made of', () => {
  const id = fc.string({ minLength: 1, maxLength: 8 }).filter((text) => text.trim() === text && !text.includes(','))
  fc.assert(
    fc.property(fc.uniqueArray(id, { minLength: 1, maxLength: 6 }), (list) => {
      expect(refsOf(query(paths.compareCarts(list)))).toEqual(list)
    }),
  )
})

it.each(['', '?ids=', '?ids=,%20,', '?other=a'])('asks for nothing with %j', (search) => {
  expect(refsOf(search)).toBeUndefined()
})

it('shows four in the order of the address, sets the fifth aside, and names unknown carts', () => {
  const chosen = chosenOf(vehicles, ['e', 'nope', 'a', 'e', 'b', 'c', 'd'])
  expect(ids(chosen.shown)).toEqual(['e', 'a', 'b', 'c'])
  expect(ids(chosen.overLimit)).toEqual(['d'])
  expect(chosen.unknown).toEqual(['nope'])
})

it('takes a cart that is named by its id and by its name once', () => {
  expect(ids(chosenOf(vehicles, ['a', 'denago-cart-a', 'cart-b']).shown)).toEqual(['a', 'b'])
})

it('shows a cart over the limit instead of the last one, and loses none', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(ids(vehicles), { minLength: 5 }), fc.nat(), (refs, draw) => {
      const chosen = chosenOf(vehicles, refs)
      const id = chosen.overLimit[draw % chosen.overLimit.length]?.id as string
      const next = withShown(chosen, id)
      expect(next.slice(0, MOST_COMPARED)).toEqual([...ids(chosen.shown).slice(0, MOST_COMPARED - 1), id])
      expect([...next].sort()).toEqual([...refs].sort())
    }),
  )
})
