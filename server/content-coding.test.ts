import { expect, test } from 'vitest'
import { fc } from '../tests/properties.ts'
import { clientPreferences, codingFor } from './content-coding.ts'

const BOTH = { br: true, gzip: true }

test.each([
  [undefined, undefined],
  ['', undefined],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['x-gzip', 'gzip'],
  ['*', 'br'],
  ['gzip;q=0', undefined],
  ['gzip; q=0.000, br;q=0', undefined],
  ['br;q=0, *', 'gzip'],
  ['br;q=0.1, gzip;q=1', 'gzip'],
  ['br;q=0.5, gzip;q=0.5', 'br'],
  ['identity', undefined],
  ['gzipped', undefined],
])('a client that accepts %j gets %s', (header, coding) => expect(codingFor(header, BOTH)).toBe(coding))

test('chooses only encodings that exist', () => {
  expect(codingFor('br, gzip', { br: undefined, gzip: true })).toBe('gzip')
  expect(codingFor('br, gzip;q=0', { br: undefined, gzip: true })).toBeUndefined()
  expect(codingFor('br;q=0.2, gzip', { br: true, gzip: undefined })).toBe('br')
})

test('any header at all is parsed without an error', () => {
  fc.assert(fc.property(fc.string(), (header) => void codingFor(header, BOTH)))
})

test('the normalized header means the same as the original', () => {
  for (const header of ['br', 'gzip', 'gzip, br', 'br;q=0.1, gzip', 'br;q=1;, gzip', 'br;q=1;', '*', '']) {
    const preferences = clientPreferences(header)
    expect(clientPreferences(preferences)).toBe(preferences)
    expect(codingFor(preferences, BOTH)).toBe(codingFor(header, BOTH))
  }
})
