import { expect, it } from 'vitest'
import { dayTime } from './day-time.ts'

const now = new Date(2025, 10, 3, 15, 0).getTime()

it.each([
  ['today', new Date(2025, 10, 3, 14, 14), 'today, 2:14 PM'],
  ['last night', new Date(2025, 10, 2, 23, 59), 'yesterday, 11:59 PM'],
  ['days ago', new Date(2025, 9, 30, 8, 0), 'Oct 30, 8:00 AM'],
  ['last year', new Date(2024, 10, 3, 8, 0), 'Nov 3, 2024'],
  ['in what is now the future, because the clock was moved back', new Date(2026, 0, 1, 8, 5), 'today, 8:05 AM'],
])('says when something happened: %s', (_when, at, words) => {
  expect(dayTime(at.getTime(), now)).toBe(words)
})
