import { describe, expect, test } from 'vitest'
import { openTime } from './open-time.ts'

/** Monday to Saturday, 9 AM to 5 PM; closed on Sunday. */
const week = (day: string) => (new Date(day).getUTCDay() === 0 ? null : { opens: '09:00', closes: '17:00' })
const open = openTime(week)

const minutes = (from: string, to: string) => open(Date.parse(from), Date.parse(to)) / 60_000

describe('the time in open hours', () => {
  test.each([
    ['within a day', '2026-11-27T10:00-05:00', '2026-11-27T12:30-05:00', 150],
    ['before opening: from opening on', '2026-11-27T06:00-05:00', '2026-11-27T09:10-05:00', 10],
    ['after closing: nothing', '2026-11-27T17:00-05:00', '2026-11-27T23:59-05:00', 0],
    ['over a night', '2026-11-26T16:50-05:00', '2026-11-27T09:05-05:00', 15],
    ['over a Sunday', '2026-11-28T16:30-05:00', '2026-11-30T09:30-05:00', 60],
    ['on a Sunday: nothing', '2026-11-29T09:00-05:00', '2026-11-29T17:00-05:00', 0],
    ['over a week', '2026-11-23T09:00-05:00', '2026-11-30T09:00-05:00', 6 * 8 * 60],
    ['over the end of daylight saving', '2026-10-31T16:00-04:00', '2026-11-02T10:00-05:00', 120],
    ['over its beginning', '2026-03-07T16:00-05:00', '2026-03-09T10:00-04:00', 120],
    ['backwards: nothing', '2026-11-27T12:00-05:00', '2026-11-27T10:00-05:00', 0],
  ])('%s', (_case, from, to, expected) => {
    expect(minutes(from, to)).toBe(expected)
  })

  test('a holiday does not count, and a short day counts as long as it is', () => {
    const special: Record<string, { opens: string; closes: string } | null> = {
      '2026-11-26': null,
      '2026-11-27': { opens: '10:00', closes: '12:30' },
    }
    const withHolidays = openTime((day) => (day in special ? (special[day] ?? null) : week(day)))
    const [from, to] = [Date.parse('2026-11-25T16:00-05:00'), Date.parse('2026-11-28T09:00-05:00')]
    expect(withHolidays(from, to) / 60_000).toBe(60 + 150)
  })
})
