import { expect, test } from 'vitest'
import { isCrossSite } from './cross-site.ts'

const host = 'carts.example.com'

test.each([
  ['our own page', { 'sec-fetch-site': 'same-origin', origin: 'https://carts.example.com' }, false],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, true],
  ['a neighbor under the same domain', { 'sec-fetch-site': 'same-site', origin: 'https://blog.example.com' }, true],
  ['our own page in an older browser', { origin: 'https://carts.example.com' }, false],
  ['another site in an older browser', { origin: 'https://evil.example' }, true],
  ['a page that hides where it is', { origin: 'null' }, true],
  ['a program', {}, false],
])('%s', (_name, headers, expected) => {
  expect(isCrossSite({ headers, host })).toBe(expected)
})
