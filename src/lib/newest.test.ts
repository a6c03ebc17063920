import { expect, it } from 'vitest'
import { newest } from './newest.ts'

it('is the answer that was true later', () => {
  const older = { asOf: 1 }
  const newer = { asOf: 2 }
  expect(newest(newer, older)).toBe(newer)
  expect(newest(older, newer)).toBe(newer)
  expect(newest(undefined, older)).toBe(older)
  expect(newest(undefined, undefined)).toBeUndefined()
})
