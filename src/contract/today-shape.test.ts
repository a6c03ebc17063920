import { describe, expect, test } from 'vitest'
import { noticeSchema, specialHoursSchema, todaySchema } from './today.ts'
import { asToday } from './today-shape.ts'

const closed = { day: '2026-11-26', place: 'everywhere', hours: null, reason: 'Thanksgiving' }
const shorter = { day: '2026-12-24', place: 'service', hours: { opens: '09:00', closes: '12:30' } }
const notice = { from: '2026-11-20', to: '2026-11-27', text: 'Free winter storage until May.' }
const whole = { hours: [closed, shorter], notices: [notice] }

describe('the answer about the next days', () => {
  test.each([whole, { hours: [], notices: [] }])('is read as the schema reads it: %j', (answer) => {
    expect(asToday(answer)).toEqual(todaySchema.parse(answer))
  })

  test.each<[what: string, answer: unknown]>([
    ['nothing', undefined],
    ['a page', '<!doctype html>'],
    ['half of it', { hours: [] }],
    ['no lists', { hours: {}, notices: {} }],
    ['a day that is none', { ...whole, hours: [{ ...closed, day: 'Thursday' }] }],
    ['a place that is none', { ...whole, hours: [{ ...closed, place: '' }] }],
    ['neither hours nor closed', { ...whole, hours: [{ day: closed.day, place: closed.place }] }],
    ['half of the hours', { ...whole, hours: [{ ...shorter, hours: { opens: '09:00' } }] }],
    ['a time that is none', { ...whole, hours: [{ ...shorter, hours: { opens: '9', closes: '5 PM' } }] }],
    ['a reason that is no text', { ...whole, hours: [{ ...closed, reason: 5 }] }],
    ['null among the hours', { ...whole, hours: [null] }],
    ['a notice without an end', { ...whole, notices: [{ ...notice, to: undefined }] }],
    ['a notice without words', { ...whole, notices: [{ ...notice, text: '' }] }],
  ])('counts as none, to page and schema alike, with %s', (_what, answer) => {
    expect(asToday(answer)).toBeUndefined()
    expect(todaySchema.safeParse(answer).success).toBe(false)
  })
})

describe('what the dealer enters', () => {
  test('loses spaces and invisible characters', () => {
    expect(specialHoursSchema.parse({ ...closed, reason: ' Thanks\u200bgiving\n day ' }).reason).toBe(
      'Thanksgiving day',
    )
  })

  test.each([
    ['a day that is none', { ...closed, day: '2026-02-30' }, 'Use a day such as 2026-12-24.'],
    ['a time that is none', { ...shorter, hours: { opens: '09.00', closes: '12:30' } }, 'Use a time such as 14:00.'],
    [
      'closing before opening',
      { ...shorter, hours: { opens: '14:00', closes: '10:00' } },
      'Opening time has to be before closing time.',
    ],
    ['a long reason', { ...closed, reason: 'x'.repeat(41) }, 'Use 40 characters or fewer.'],
  ])('%s is refused', (_what, entry, sentence) => {
    expect(specialHoursSchema.safeParse(entry).error?.issues.map(({ message }) => message)).toEqual([sentence])
  })

  test.each([
    ['the last day first', { ...notice, from: '2026-11-28' }, 'The last day can’t be before the first.'],
    ['a notice without words', { ...notice, text: ' ' }, 'Type the notice.'],
    ['a long notice', { ...notice, text: 'x'.repeat(201) }, 'Use 200 characters or fewer.'],
  ])('%s is refused', (_what, entry, sentence) => {
    expect(noticeSchema.safeParse(entry).error?.issues.map(({ message }) => message)).toEqual([sentence])
  })
})
