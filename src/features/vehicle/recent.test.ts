import { expect, it } from 'vitest'
import { afterVisit } from './recent.ts'

it('puts the vehicle in front, once', () => {
  expect(afterVisit(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c'])
  expect(afterVisit([], 'a')).toEqual(['a'])
})

it('drops the oldest', () => {
  const many = Array.from({ length: 8 }, (_, index) => `cart-${index}`)
  expect(afterVisit(many, 'new')).toEqual(['new', ...many.slice(0, 7)])
})
