import { expect, it } from 'vitest'
import { daysAfter, dealerClock, dealerDay } from './dealer-clock.ts'

it.each([
  ['2026-11-23T04:59:00Z', '2026-11-22'],
  ['2026-11-23T05:00:00Z', '2026-11-23'],
  ['2026-07-04T03:59:00Z', '2026-07-03'],
  ['2027-01-01T04:59:00Z', '2026-12-31'],
])('at %s it is %s at the dealer', (at, day) => expect(dealerDay(Date.parse(at))).toBe(day))

/** What Node.js knows of time zones, which follows the law when that changes. */
const zoned = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'medium',
  hourCycle: 'h23',
})

it('the clock of the dealer is that of America/New_York, in every hour of twenty years', () => {
  const wrong: string[] = []
  // Every other time a second before the hour.
  for (let at = Date.UTC(2024, 0, 1); at < Date.UTC(2044, 0, 1); at += 1_800_000) {
    const moment = at % 3_600_000 ? at + 1_799_000 : at
    const read = dealerClock(moment).toISOString().replace('T', ', ').slice(0, 20)
    if (read !== zoned.format(moment)) wrong.push(`${new Date(moment).toISOString()} is ${read}`)
  }
  expect(wrong).toEqual([])
})

it('a number of days is counted on the calendar', () => {
  expect(daysAfter('2028-02-28', 2)).toBe('2028-03-01')
  expect(daysAfter('2026-11-03', -6)).toBe('2026-10-28')
})
