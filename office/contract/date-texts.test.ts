import { afterEach, expect, it, vi } from 'vitest'
import { dayText, dealerTimeText, fullTimeText, timeText } from './date-texts.ts'

afterEach(() => vi.unstubAllEnvs())

it('a day is written in any time zone as the day that it is', () => {
  expect(dayText('2026-12-25')).toBe('Friday, December 25, 2026')
  expect(dayText('2026-12-25', { month: 'short', day: 'numeric' })).toBe('Dec 25')
})

it('a time is written in the time zone of the dealer', () => {
  const timeText = dealerTimeText({ dateStyle: 'medium', timeStyle: 'short' })
  expect(timeText('2026-05-01T03:30:00.000Z')).toBe('Apr 30, 2026, 11:30 PM')
  expect(timeText('2026-12-01T03:30:00.000Z')).toBe('Nov 30, 2026, 10:30 PM')
})

it.each(['America/New_York', 'UTC', 'Asia/Tokyo'])('a reader in %s sees the time and the day of the dealer', (zone) => {
  vi.stubEnv('TZ', zone)
  const now = Date.parse('2026-11-29T03:00:00Z')
  expect(timeText('2026-11-28T14:00:00Z', now)).toBe('9:00 AM')
  expect(timeText('2026-11-29T02:30:00Z', now)).toBe('9:30 PM')
  expect(timeText('2026-11-28T02:30:00Z', now)).toBe('Nov 27, 9:30 PM')
  expect(timeText('2026-01-01T02:30:00Z', now)).toBe('Dec 31, 2025, 9:30 PM')
  expect(fullTimeText('2026-11-28T02:30:00Z')).toBe('Nov 27, 2026, 9:30 PM')
})
