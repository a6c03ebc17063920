import { expect, it } from 'vitest'
import { dealerDay } from './dealer-day.ts'

it.each([
  ['2026-11-23T04:59:00Z', '2026-11-22'],
  ['2026-11-23T05:00:00Z', '2026-11-23'],
  ['2026-07-04T03:59:00Z', '2026-07-03'],
])('at %s it is %s at the dealer', (at, day) => expect(dealerDay(Date.parse(at))).toBe(day))
