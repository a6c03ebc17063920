import { expect, test } from 'vitest'
import type { SpecialHours } from '../../lib/open-state.ts'
import { wishedDayWords } from './wished-day.ts'

const SATURDAY = '2027-07-03'
const SUNDAY = '2027-07-04'
const noon = { opens: '12:00', closes: '16:00' }

const request = 'This is a request. We’ll get back to you to confirm.'
const appointment = 'We’re by appointment only that day. We’ll get back to you to confirm.'
const closed = 'We’re closed that day. We’ll pick another one with you.'

test.each<[what: string, day: string | undefined, special: SpecialHours[], words: string]>([
  ['no day', undefined, [], request],
  ['a Saturday', SATURDAY, [], request],
  ['a Sunday', SUNDAY, [], appointment],
  ['a Sunday of next year, of which no special hours are known', '2028-01-02', [], appointment],
  ['a Sunday on which we open', SUNDAY, [{ day: SUNDAY, place: 'everywhere', hours: noon }], request],
  ['a Sunday on which one showroom opens', SUNDAY, [{ day: SUNDAY, place: 'poconos', hours: noon }], request],
  ['a Sunday on which we are closed', SUNDAY, [{ day: SUNDAY, place: 'showroom', hours: null }], closed],
  [
    'a closed day with its reason',
    SATURDAY,
    [{ day: SATURDAY, place: 'everywhere', hours: null, reason: 'Independence Day' }],
    'We’re closed that day (Independence Day). We’ll pick another one with you.',
  ],
  ['a day on which one showroom is closed', SATURDAY, [{ day: SATURDAY, place: 'hatfield', hours: null }], request],
  [
    'a day on which both showrooms are closed',
    SATURDAY,
    [
      { day: SATURDAY, place: 'hatfield', hours: null },
      { day: SATURDAY, place: 'poconos', hours: null },
    ],
    closed,
  ],
  [
    'a day on which only the repair shop is closed',
    SATURDAY,
    [{ day: SATURDAY, place: 'service', hours: null }],
    request,
  ],
])('the words below the day of a test drive: %s', (_what, day, special, words) => {
  expect(wishedDayWords(day, special)).toBe(words)
})
