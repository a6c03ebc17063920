import { expect, test } from 'vitest'
import { hours } from '../../tests/fixtures/hours.ts'
import type { SpecialHours } from './open-state.ts'
import { printedHours } from './printed-hours.ts'

const department = {
  week: hours.showroom,
  places: ['showroom', 'everywhere'],
  lines: [
    { days: 'Mon–Fri', hours: '9\u00a0AM–5\u00a0PM' },
    { days: 'Sat', hours: '9\u00a0AM–5\u00a0PM' },
    { days: 'Sun', hours: 'closed' },
  ],
}

/** Monday. */
const TODAY = '2026-11-23'

const closed = (day: string, reason?: string): SpecialHours => ({ day, place: 'everywhere', hours: null, reason })
const open = (day: string): SpecialHours => ({ day, place: 'showroom', hours: { opens: '10:00', closes: '14:30' } })

const printed = (special: SpecialHours[], today = TODAY) =>
  printedHours(department, special, today).map(
    ({ days, hours }) => `${days} | ${hours.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')}`,
  )

const USUAL = ['Mon–Fri | 9 AM–5 PM', 'Sat | 9 AM–5 PM', 'Sun | closed']

test.each<[what: string, special: SpecialHours[], lines: string[]]>([
  ['nothing', [], USUAL],
  ['a day that is over', [closed('2026-11-22')], USUAL],
  ['a day of the week after', [closed('2026-11-30')], USUAL],
  ['hours of another department', [{ ...closed('2026-11-26'), place: 'service' }], USUAL],
  [
    'a closed day among others',
    [closed('2026-11-26', 'Thanksgiving')],
    ['Mon–Fri | 9 AM–5 PM, Thu closed (Thanksgiving)', ...USUAL.slice(1)],
  ],
  [
    'two closed days and a short one',
    [closed('2026-11-26', 'Thanksgiving'), closed('2026-11-27', 'Thanksgiving'), open('2026-11-25')],
    ['Mon–Fri | 9 AM–5 PM, Wed 10 AM–2:30 PM, Thu and Fri closed (Thanksgiving)', ...USUAL.slice(1)],
  ],
  [
    'each day of a line',
    [closed('2026-11-28', 'Staff training'), open('2026-11-29')],
    ['Mon–Fri | 9 AM–5 PM', 'Sat | closed (Staff training)', 'Sun | 10 AM–2:30 PM'],
  ],
  [
    'two days that are closed for two reasons',
    [closed('2026-11-26', 'Thanksgiving'), closed('2026-11-27', 'Staff training')],
    ['Mon–Fri | 9 AM–5 PM, Thu closed (Thanksgiving), Fri closed (Staff training)', ...USUAL.slice(1)],
  ],
  [
    'a whole week',
    ['23', '24', '25', '26', '27'].map((day) => closed(`2026-11-${day}`)),
    ['Mon–Fri | closed', ...USUAL.slice(1)],
  ],
])('%s', (_what, special, lines) => {
  expect(printed(special)).toEqual(lines)
})

test('the seven days begin with today, across the ends of weeks and years', () => {
  expect(printed([closed('2027-01-01')], '2026-12-26')[0]).toBe('Mon–Fri | 9 AM–5 PM, Fri closed')
  expect(printed([closed('2027-01-01')], '2027-01-01')[0]).toBe('Mon–Fri | 9 AM–5 PM, Fri closed')
  expect(printed([closed('2027-01-01')], '2027-01-02')).toEqual(USUAL)
})

test('large letters get the usual hours, and the days that differ as lines of their own', () => {
  const [weekdays] = printedHours(department, [closed('2026-11-26', 'Thanksgiving')], TODAY)
  expect(weekdays?.apart).toEqual({
    hours: department.lines[0]?.hours,
    lines: [{ days: 'Thu', hours: 'closed (Thanksgiving)' }],
  })
})
