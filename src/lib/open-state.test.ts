import { describe, expect, test } from 'vitest'
import { hours } from '../../tests/fixtures/hours.ts'
import { openState, type SpecialHours, type Week } from './open-state.ts'

const at = (iso: string) => Date.parse(iso)

const said = (week: Week, instant: string, special: SpecialHours[] = [], places = ['showroom', 'everywhere']) => {
  const state = openState({ week, places }, at(instant), special)
  const words = state && (state.open ? `until ${state.until}` : `opens ${state.opens}`)
  return words?.replaceAll('\u00a0', ' ')
}

const closed = (day: string, place = 'everywhere'): SpecialHours => ({ day, place, hours: null })
const open = (day: string, opens: string, closes: string, place = 'everywhere'): SpecialHours => ({
  day,
  place,
  hours: { opens, closes },
})

describe('open now', () => {
  test.each<[department: 'showroom' | 'service' | 'rental', instant: string, words: string]>([
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
  ])('%s at %s: %s', (department, instant, words) => {
    expect(said(hours[department], instant)).toBe(words)
  })

  test('a department that never opens says nothing', () => {
    const never = { 0: null, 1: null, 2: null, 3: null, 4: null, 5: null, 6: null }
    expect(said(never, '2026-11-20T14:00:00Z')).toBeUndefined()
  })

  test('a department that opens once a week names the next date on that day', () => {
    const sundays = { ...hours.rental, 1: null, 2: null, 3: null, 4: null, 5: null, 6: null }
    expect(said(sundays, '2026-11-22T22:00:00Z')).toBe('opens Sunday, Nov 29 at 10 AM')
  })
})

describe('open now, with special hours', () => {
  const thanksgiving = [closed('2026-11-26')]

  test.each([
    // In New York it is still Wednesday, and then Thursday.
    ['2026-11-26T04:59:59Z', 'opens Friday at 9 AM'],
    ['2026-11-26T05:00:00Z', 'opens tomorrow at 9 AM'],
    ['2026-11-26T17:00:00Z', 'opens tomorrow at 9 AM'],
    ['2026-11-27T04:59:59Z', 'opens tomorrow at 9 AM'],
    ['2026-11-27T05:00:00Z', 'opens today at 9 AM'],
    ['2026-11-25T21:59:00Z', 'until 5 PM'],
  ])('closed on Thanksgiving, at %s: %s', (instant, words) => {
    expect(said(hours.showroom, instant, thanksgiving)).toBe(words)
  })

  test.each([
    ['a short day', '2026-12-24T17:00:00Z', [open('2026-12-24', '10:00', '12:30')], 'until 12:30 PM'],
    [
      'a short day that is over',
      '2026-12-24T17:30:00Z',
      [open('2026-12-24', '10:00', '12:30')],
      'opens tomorrow at 9 AM',
    ],
    ['a Sunday that is open', '2026-12-20T17:00:00Z', [open('2026-12-20', '11:00', '15:00')], 'until 3 PM'],
    ['the day the clock is put forward', '2026-03-08T13:00:00Z', [open('2026-03-08', '09:00', '12:00')], 'until 12 PM'],
    ['an hour earlier that day', '2026-03-08T12:59:00Z', [open('2026-03-08', '09:00', '12:00')], 'opens today at 9 AM'],
    ['the day it is put back', '2026-11-01T14:00:00Z', [open('2026-11-01', '09:00', '12:00')], 'until 12 PM'],
    ['the evening before it is put back', '2026-11-01T03:30:00Z', [closed('2026-11-02')], 'opens Tuesday at 9 AM'],
  ])('%s, at %s', (_what, instant, special, words) => {
    expect(said(hours.showroom, instant, special)).toBe(words)
  })

  test('a holiday of two weeks ends with a date', () => {
    const days = Array.from({ length: 14 }, (_, index) => closed(`2026-12-${String(18 + index).padStart(2, '0')}`))
    expect(said(hours.showroom, '2026-12-18T15:00:00Z', days)).toBe('opens Friday, Jan 1 at 9 AM')
  })

  test('those of a place count before those of its department, and these before those of everywhere', () => {
    const special = [
      closed('2026-11-20'),
      open('2026-11-20', '09:00', '13:00', 'showroom'),
      open('2026-11-20', '09:00', '11:00', 'hatfield'),
    ]
    const noon = '2026-11-20T15:00:00Z'
    expect(said(hours.showroom, noon, special, ['hatfield', 'showroom', 'everywhere'])).toBe('until 11 AM')
    expect(said(hours.showroom, noon, special, ['poconos', 'showroom', 'everywhere'])).toBe('until 1 PM')
    expect(said(hours.service, noon, special, ['service', 'everywhere'])).toBe('opens tomorrow at 9 AM')
  })
})
