import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { referenceOf } from './reference.ts'

test('a reference can be read out on the phone', () => {
  expect(referenceOf(randomUUID())).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
})

test('an inquiry has one reference, another inquiry another', () => {
  const id = randomUUID()
  expect(referenceOf(id.toUpperCase())).toBe(referenceOf(id))
  expect(new Set([referenceOf(id), referenceOf(id, 1), referenceOf(id, 2)]).size).toBe(3)
  expect(new Set(Array.from({ length: 10_000 }, () => referenceOf(randomUUID()))).size).toBe(10_000)
})
