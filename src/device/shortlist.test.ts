import { expect, it } from 'vitest'
import { asIds, withListed } from './shortlist.ts'

it('puts a vehicle at the end, and takes it off again', () => {
  expect(withListed(['a', 'b'], 'c', true)).toEqual(['a', 'b', 'c'])
  expect(withListed(['a', 'b', 'c'], 'b', false)).toEqual(['a', 'c'])
})

it('lists a vehicle once, where it was', () => {
  expect(withListed(['a', 'b'], 'a', true)).toEqual(['a', 'b'])
  expect(withListed(['a', 'b'], 'c', false)).toEqual(['a', 'b'])
})

it('puts a vehicle back in its place after the list has changed', () => {
  expect(withListed(['a', 'c', 'd'], 'b', true, 1)).toEqual(['a', 'b', 'c', 'd'])
  expect(withListed([], 'b', true, 3)).toEqual(['b'])
})

it.each([null, 'a', { ids: ['a'] }, 7])('reads no ids from %j', (stored) => {
  expect(asIds(stored)).toBeUndefined()
})

it('reads the ids of a list that also held something else', () => {
  expect(asIds(['a', 5, null, 'b'])).toEqual(['a', 'b'])
})

it('drops the oldest carts above the limit', () => {
  const many = Array.from({ length: 40 }, (_, index) => `v${index}`)
  expect(withListed(many, 'new', true)).toEqual([...many.slice(1), 'new'])
})
