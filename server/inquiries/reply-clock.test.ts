import { expect, test } from 'vitest'
import { REPLY_WITHIN_MS, replyFigures, replyMinute, waited } from './reply-clock.ts'

const friday = Date.parse('2026-11-27T10:00-05:00')
const ago = (minutes: number) => new Date(friday - minutes * 60_000).toISOString()

test('an inquiry of the evening waits from the opening of the showroom on', () => {
  expect(waited('2026-11-26T23:40:00.000Z', friday)).toBe(60 * 60_000)
})

test('one is late after an hour in which the showroom was open', () => {
  const overnight = '2026-11-27T01:00:00.000Z'
  expect(replyFigures([overnight], friday)).toEqual({ late: 0, oldestMs: REPLY_WITHIN_MS })
  expect(replyFigures([ago(5), overnight], friday + 60_000)).toEqual({ late: 1, oldestMs: 61 * 60_000 })
})

test('nothing waits where nobody wrote', () => {
  expect(replyFigures([], friday)).toEqual({ late: 0, oldestMs: 0 })
})

test('what is said of a wait changes each minute of the open hours, and not at night', () => {
  expect(replyMinute(friday)).not.toBe(replyMinute(friday + 60_000))
  const night = Date.parse('2026-11-27T20:00-05:00')
  expect(replyMinute(night)).toBe(replyMinute(night + 8 * 60 * 60_000))
  // The last minute counts once more when the showroom has closed.
  const closing = Date.parse('2026-11-27T17:00-05:00')
  expect(replyMinute(closing + 30_000)).not.toBe(replyMinute(closing + 60_000))
})
