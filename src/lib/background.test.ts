import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { backgroundOf } from './background.ts'

const keys = Array.from({ length: 400 }, (_, index) => `cart-${index}`)

test('a vehicle keeps its background', () => {
  expect(backgroundOf('denago-nomad')).toEqual(backgroundOf('denago-nomad'))
})

test('every background without a cart is used, none much more than the others', () => {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(backgroundOf(key).small, (counts.get(backgroundOf(key).small) ?? 0) + 1)
  expect(counts.size).toBe(7)
  expect(Math.max(...counts.values())).toBeLessThan(keys.length / 3)
  expect(keys.filter((key) => backgroundOf(key).hasCart)).toEqual([])
})

test('every form of every background is a file', () => {
  for (const key of keys) {
    const { srcSet, fallback, small } = backgroundOf(key)
    const urls = [...srcSet.split(',').map((part) => part.split(' ')[0] ?? ''), fallback, small]
    expect(urls.filter((url) => !existsSync(`public${url}`))).toEqual([])
  }
})
