import { describe, expect, test } from 'vitest'
import { hours } from '../../tests/fixtures/hours.ts'
import { openState } from './open-state.ts'

const at = (iso: string) => Date.parse(iso)

describe('open now', () => {
  test.each<[department: 'showroom' | 'service' | 'rental', instant: string, said: string]>([
    // Winter: New York is UTC-5. Friday November 20, 2026.
    ['showroom', '2026-11-20T13:59:00Z', 'opens today at 9 AM'],
    ['showroom', '2026-11-20T14:00:00Z', 'until 5 PM'],
    ['showroom', '2026-11-20T21:59:00Z', 'until 5 PM'],
    ['showroom', '2026-11-20T22:00:00Z', 'opens tomorrow at 9 AM'],
    ['showroom', '2026-11-21T23:00:00Z', 'opens Monday at 9 AM'],
    ['showroom', '2026-11-22T17:00:00Z', 'opens tomorrow at 9 AM'],
    // The same instant, the day before or after elsewhere: what counts is New York.
    ['showroom', '2026-11-21T09:00:00+14:00', 'until 5 PM'],
    ['showroom', '2026-11-20T23:30:00-10:00', 'opens today at 9 AM'],
    // Summer: UTC-4.
    ['showroom', '2026-07-10T13:00:00Z', 'until 5 PM'],
    ['showroom', '2026-07-10T12:59:00Z', 'opens today at 9 AM'],
    // The days the clock changes: March 8 and November 1, 2026, both Sundays.
    ['rental', '2026-03-08T13:59:00Z', 'opens today at 10 AM'],
    ['rental', '2026-03-08T14:00:00Z', 'until 4 PM'],
    ['rental', '2026-11-01T14:59:00Z', 'opens today at 10 AM'],
    ['rental', '2026-11-01T15:00:00Z', 'until 4 PM'],
    ['rental', '2026-11-01T21:00:00Z', 'opens tomorrow at 8 AM'],
    ['service', '2026-11-21T19:59:00Z', 'until 3 PM'],
    ['service', '2026-11-21T20:00:00Z', 'opens Monday at 8 AM'],
    // Midnight belongs to the new day.
    ['rental', '2026-11-21T05:00:00Z', 'opens today at 8 AM'],
  ])('%s at %s: %s', (department, instant, said) => {
    const state = openState(hours[department], at(instant))
    const words = state && (state.open ? `until ${state.until}` : `opens ${state.opens}`)
    expect(words?.replaceAll('\u00a0', ' ')).toBe(said)
  })

  test('a department that never opens says nothing', () => {
    const closed = { 0: null, 1: null, 2: null, 3: null, 4: null, 5: null, 6: null }
    expect(openState(closed, at('2026-11-20T14:00:00Z'))).toBeUndefined()
  })
})
