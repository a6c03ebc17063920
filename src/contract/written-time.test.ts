import { expect, test } from 'vitest'
import { fc } from '../../tests/properties.ts'
import { writtenTime } from './written-time.ts'

const NOW = Date.UTC(2026, 4, 1, 12)
const [MINUTE, DAY] = [60_000, 86_400_000]

test.each([
  ['a clock that is right', { writtenAt: NOW - 5 * MINUTE, sentAt: NOW }, NOW - 5 * MINUTE],
  ['a clock an hour ahead', { writtenAt: NOW + 55 * MINUTE, sentAt: NOW + 60 * MINUTE }, NOW - 5 * MINUTE],
  ['a clock that begins in 1970', { writtenAt: 1_000, sentAt: 1_000 + 5 * MINUTE }, NOW - 5 * MINUTE],
  ['no time of sending', { writtenAt: NOW - 5 * MINUTE }, NOW - 5 * MINUTE],
  ['no time of writing', { sentAt: NOW }, undefined],
  ['a time after the receipt', { writtenAt: NOW + DAY }, NOW],
  ['a clock set back between writing and sending', { writtenAt: NOW, sentAt: NOW - DAY }, NOW],
  ['400 days ago', { writtenAt: NOW - 400 * DAY }, NOW - 400 * DAY],
  ['longer ago than a text waits', { writtenAt: NOW - 400 * DAY - 1 }, undefined],
  ['a fraction of a millisecond', { writtenAt: NOW - 0.4 }, NOW],
])('%s', (_what, times, expected) => {
  expect(writtenTime(times, NOW)).toBe(expected)
})

const anyNumber = fc.oneof(fc.double(), fc.integer({ min: NOW - 500 * DAY, max: NOW + 500 * DAY }))

test('with any clock, the time is unknown or between 400 days before the receipt and the receipt', () => {
  fc.assert(
    fc.property(anyNumber, fc.option(anyNumber, { nil: undefined }), (writtenAt, sentAt) => {
      const written = writtenTime({ writtenAt, sentAt }, NOW)
      if (written === undefined) return
      expect(Number.isInteger(written)).toBe(true)
      expect(written).toBeLessThanOrEqual(NOW)
      expect(written).toBeGreaterThanOrEqual(NOW - 400 * DAY)
    }),
  )
})

test('the error of a clock makes no difference as long as it stays the same', () => {
  const wait = fc.integer({ min: 0, max: 400 * DAY })
  fc.assert(
    fc.property(wait, fc.integer({ min: -1e12, max: 1e12 }), (waited, error) => {
      const sentAt = NOW + error
      expect(writtenTime({ writtenAt: sentAt - waited, sentAt }, NOW)).toBe(NOW - waited)
    }),
  )
})

test('texts of one device keep their order', () => {
  const times = fc.array(fc.integer({ min: NOW - 300 * DAY, max: NOW + 300 * DAY }), { minLength: 2 })
  fc.assert(
    fc.property(times, fc.option(anyNumber, { nil: undefined }), (writings, sentAt) => {
      const written = writings
        .toSorted((a, b) => a - b)
        .map((writtenAt) => writtenTime({ writtenAt, sentAt }, NOW))
        .filter((time) => time !== undefined)
      expect(written).toEqual(written.toSorted((a, b) => a - b))
    }),
  )
})
