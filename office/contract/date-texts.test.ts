import { expect, it } from 'vitest'
import { dayText, dealerTimeText } from './date-texts.ts'

it('a day is written in any time zone as the day that it is', () => {
  expect(dayText('2026-12-25')).toBe('Friday, December 25, 2026')
  expect(dayText('2026-12-25', { month: 'short', day: 'numeric' })).toBe('Dec 25')
})

it('a time is written in the time zone of the dealer', () => {
  const timeText = dealerTimeText({ dateStyle: 'medium', timeStyle: 'short' })
  expect(timeText('2026-05-01T03:30:00.000Z')).toBe('Apr 30, 2026, 11:30 PM')
  expect(timeText('2026-12-01T03:30:00.000Z')).toBe('Nov 30, 2026, 10:30 PM')
})
