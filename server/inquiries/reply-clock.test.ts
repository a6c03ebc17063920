import { expect, test } from 'vitest'
import { hours } from '../../tests/fixtures/hours.ts'
import { REPLY_WITHIN_MS, ReplyClock } from './reply-clock.ts'

const showroom = { week: hours.showroom, places: ['showroom', 'everywhere'] }
const clock = new ReplyClock([], showroom)
const friday = Date.parse('2026-11-27T10:00-05:00')
const ago = (minutes: number) => new Date(friday - minutes * 60_000).toISOString()

test('an inquiry of the evening waits from the opening of the showroom on', () => {
  expect(clock.waited('2026-11-26T23:40:00.000Z', friday)).toBe(60 * 60_000)
})

test('an inquiry is late after an hour in which the showroom was open', () => {
  const overnight = '2026-11-27T01:00:00.000Z'
  expect(clock.figures([overnight], friday)).toEqual({ late: 0, oldestMs: REPLY_WITHIN_MS })
  expect(clock.figures([ago(5), overnight], friday + 60_000)).toEqual({ late: 1, oldestMs: 61 * 60_000 })
})

test('nothing waits without inquiries', () => {
  expect(clock.figures([], friday)).toEqual({ late: 0, oldestMs: 0 })
})

test('a day on which the dealer is closed does not count, and the other hours of a showroom do', () => {
  const special = [
    { day: '2026-11-26', place: 'everywhere', hours: null },
    { day: '2026-11-27', place: 'showroom', hours: { opens: '09:30', closes: '12:00' } },
    { day: '2026-11-25', place: 'rental', hours: null },
  ]
  const wednesday = '2026-11-25T21:00:00.000Z'
  expect(clock.waited(wednesday, friday) / 60_000).toBe(60 + 8 * 60 + 60)
  expect(new ReplyClock(special, showroom).waited(wednesday, friday) / 60_000).toBe(60 + 30)
  expect(new ReplyClock(special, showroom).stamp(friday)).not.toBe(clock.stamp(friday))
})

test('the text about a wait changes each minute of the open hours, and not at night', () => {
  expect(clock.stamp(friday)).not.toBe(clock.stamp(friday + 60_000))
  const night = Date.parse('2026-11-27T20:00-05:00')
  expect(clock.stamp(night)).toBe(clock.stamp(night + 8 * 60 * 60_000))
  // The last minute counts once more when the showroom has closed.
  const closing = Date.parse('2026-11-27T17:00-05:00')
  expect(clock.stamp(closing + 30_000)).not.toBe(clock.stamp(closing + 60_000))
})
