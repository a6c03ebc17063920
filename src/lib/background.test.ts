import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { backgroundOf } from './background.ts'

const keys = Array.from({ length: 400 }, (_, index) => `/towns/town-${index}`)

test('a page keeps its background', () => {
  expect(backgroundOf('/towns/scranton')).toEqual(backgroundOf('/towns/scranton'))
})

test('all eight backgrounds are used, none much more than the others', () => {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(backgroundOf(key).small, (counts.get(backgroundOf(key).small) ?? 0) + 1)
  expect(counts.size).toBe(8)
  expect(Math.max(...counts.values())).toBeLessThan(keys.length / 4)
})

test('every form of every background is a file', () => {
  for (const key of keys) {
    const { srcSet, fallback, small } = backgroundOf(key)
    const urls = [...srcSet.split(',').map((part) => part.split(' ')[0] ?? ''), fallback, small]
    expect(urls.filter((url) => !existsSync(`public${url}`))).toEqual([])
  }
})

test('a picture with a cart is never used where it would cut the cart', () => {
  expect(keys.filter((key) => backgroundOf(key).hasCart)).not.toEqual([])
  expect(keys.filter((key) => backgroundOf(key, { withCart: false }).hasCart)).toEqual([])
})
