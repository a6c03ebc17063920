import { expect, test } from 'vitest'
import { asOfLabel } from './as-of.ts'

const local = (year: number, month: number, day: number, hours = 0, minutes = 0) =>
  new Date(year, month - 1, day, hours, minutes).getTime()

const now = local(2026, 11, 21, 10, 30)

test.each<[what: string, at: number, label: string]>([
  ['a minute ago', local(2026, 11, 21, 10, 29), '10:29 AM'],
  ['first thing today', local(2026, 11, 21, 0, 0), '12:00 AM'],
  ['last night', local(2026, 11, 20, 23, 59), '11:59 PM yesterday'],
  ['two days ago', local(2026, 11, 19, 9, 0), 'Nov 19'],
  ['a year ago', local(2025, 11, 21, 9, 0), 'Nov 21, 2025'],
  ['later, by a clock that was set back', local(2026, 11, 22, 9, 0), '9:00 AM'],
])('an answer from %s', (_, at, label) => {
  expect(asOfLabel(at, now).replace(/\s/g, ' ')).toBe(label)
})
