// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draft, MINUTE, NOW } from '../../../tests/drafts.ts'
import { type Draft, dropDrafts, keepDraft, readDrafts } from './drafts.ts'
import { startAt, subjectOf, takeSent } from './form-start.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => localStorage.clear())

it.each([
  ['', ''],
  ['?utm_source=mail', ''],
  ['?vehicle=EV-City', '?vehicle=ev-city&for=test-drive'],
  ['?vehicle=ev-city&interest=parts', '?vehicle=ev-city'],
  ['?interest=parts', '?interest=parts'],
])('takes %s and %s for one subject', (one, other) => expect(subjectOf(one)).toBe(subjectOf(other)))

it.each([
  ['?vehicle=ev-city', '?vehicle=nomad'],
  ['?vehicle=ev-city', ''],
  ['?interest=parts', '?interest=service'],
  ['?edit=a', '?edit=b'],
])('takes %s and %s for two subjects', (one, other) => expect(subjectOf(one)).not.toBe(subjectOf(other)))

it('goes on with the recent draft of its subject, and with its form', () => {
  keepDraft(draft({ query: '?vehicle=ev-city' }))
  expect(startAt('?vehicle=ev-city&interest=parts', NOW)).toMatchObject({ form: 'f1', draft: { form: 'f1' } })
})

it.each([
  ['of another subject', { query: '?vehicle=nomad' }],
  ['left for half an hour', { changedAt: NOW - 30 * MINUTE }],
  ['of a clock that has been set back', { changedAt: NOW + 40 * MINUTE }],
])('only offers a draft %s, in a form of its own', (_case, change) => {
  keepDraft(draft(change))
  const start = startAt('', NOW)
  expect(start.draft).toBeUndefined()
  expect(start.form).not.toBe('f1')
  expect(start.offer?.form).toBe('f1')
})

it('offers no draft in which nothing was typed', () => {
  keepDraft(draft({ query: '?vehicle=nomad', values: { interest: 'parts' } }))
  expect(startAt('', NOW).offer).toBeUndefined()
})

it('starts empty after a message was handed over, and says so once', () => {
  keepDraft(draft({ values: {}, sent: 'row' }))
  const start = startAt('', NOW)
  expect(start).toEqual({ form: start.form, offer: undefined })
  expect(start.form).not.toBe('f1')
  expect(takeSent()).toBe('row')
  expect(takeSent()).toBeUndefined()
})

it('keeps the drafts of other forms when one is written', () => {
  keepDraft(draft())
  keepDraft(draft({ form: 'f2', query: '?vehicle=nomad' }))
  keepDraft(draft({ values: { firstName: 'Dan' } }))
  expect(readDrafts().map(({ form, values }) => [form, values.firstName])).toEqual([
    ['f2', 'Dana'],
    ['f1', 'Dan'],
  ])
})

it.each(['no JSON', '{}', 'null', '[null, 1, {}]', '[{"form":"f1"}]'])(
  'starts empty from %s in the store',
  (stored) => {
    sessionStorage.setItem('contact-drafts', stored)
    expect(startAt('', NOW)).toEqual({ form: expect.any(String), offer: undefined })
  },
)

it('reads of a stored draft only what belongs there', () => {
  const next = { replaces: ['a', 7], edits: 7 }
  const values = { firstName: 'Dana', lastName: 7, inquiry_check_2: 'x', email: '' }
  sessionStorage.setItem('contact-drafts', JSON.stringify([{ ...draft(), values, next, sent: {}, more: 1 }]))
  expect(readDrafts()).toEqual([{ ...draft(), values: { firstName: 'Dana' }, next: { replaces: ['a'] } }])
})

it('goes on with what was typed before the code of the form was there', () => {
  const typed = {
    query: '?vehicle=ev-city',
    values: { firstName: 'Dana', inquiry_check_2: '' },
    changedAt: NOW - MINUTE,
  }
  sessionStorage.setItem('early-input', JSON.stringify(typed))
  expect(startAt('?vehicle=ev-city', NOW).draft).toMatchObject({ values: { firstName: 'Dana' } })
  expect(startAt('?vehicle=nomad', NOW)).toMatchObject({ offer: { values: { firstName: 'Dana' } } })
  expect(sessionStorage.getItem('early-input')).toBeNull()
})

it.each(['null', '[]', '{"query":"","values":{},"changedAt":1}'])('takes up nothing from %s', (stored) => {
  keepDraft(draft())
  sessionStorage.setItem('early-input', stored)
  expect(startAt('', NOW).draft).toMatchObject({ form: 'f1' })
})

it('goes on with the draft of the version before', () => {
  const old = { id: 'f0', query: '?vehicle=ev-city', values: { firstName: 'Dana' }, withoutVehicle: true }
  sessionStorage.setItem('contact-draft', JSON.stringify(old))
  const { draft } = startAt('?vehicle=ev-city', Date.now())
  expect(draft).toMatchObject({ form: 'f0', values: { firstName: 'Dana' }, withoutVehicle: true })
  expect(sessionStorage.getItem('contact-draft')).toBeNull()
})

it('keeps every unfinished message of the tab', () => {
  const forms = Array.from({ length: 8 }, (_, index) => `f${index}`)
  for (const form of forms) keepDraft(draft({ form, query: `?vehicle=${form}` }))
  expect(readDrafts().map(({ form }) => form)).toEqual(forms)
})

const early = (values: Draft['values'], isSent = false) => ({ early: { values, isSent }, isReturn: true })

it.each([
  ['the same text', early({ firstName: 'Dana' })],
  ['another choice', early({ interest: 'parts' })],
  ['a field that it leaves empty', early({ lastName: 'Reed' })],
])('goes on with a draft of which %s was typed before hydration', (_what, typed) => {
  keepDraft(draft())
  expect(startAt('', NOW, typed).draft?.form).toBe('f1')
})

it.each([
  ['something else was typed', early({ firstName: 'Bert' })],
  ['its beginning was typed', early({ firstName: 'Da' })],
  ['less was typed and sent', early({ lastName: 'Reed' }, true)],
])('offers the draft of a page where %s before hydration, and keeps it', (_what, typed) => {
  keepDraft(draft())
  const start = startAt('', NOW, typed)
  expect([start.draft, start.form === 'f1', start.offer?.form]).toEqual([undefined, false, 'f1'])
  expect(startAt('', NOW).offer?.form).toBe('f1')
})

it('offers the other unfinished message beside the one that it goes on with', () => {
  keepDraft(draft({ form: 'f2', query: '?vehicle=nomad' }))
  keepDraft(draft())
  expect(startAt('', NOW)).toMatchObject({ form: 'f1', offer: { form: 'f2' } })
})

it('takes what the form itself had, typed again before hydration, for the same message of the same form', () => {
  const next = { replaces: ['an id'] }
  keepDraft(draft({ next }))
  const typed = { query: '', values: { firstName: 'Dana', message: 'More of it' }, changedAt: NOW }
  sessionStorage.setItem('early-input2', JSON.stringify(typed))
  expect(readDrafts()).toMatchObject([{ form: 'f1', next, values: { firstName: 'Dana', message: 'More of it' } }])
  sessionStorage.setItem('early-input3', JSON.stringify({ ...typed, values: { firstName: 'Bert' } }))
  expect(readDrafts()).toMatchObject([{ form: 'f1', rested: true }, { values: { firstName: 'Bert' } }])
})

it('loses nothing of a page that is reloaded twice before its code is there', () => {
  const early = (at: number, values: object) =>
    sessionStorage.setItem(`early-input${at}`, JSON.stringify({ query: '', values, changedAt: at }))
  early(NOW - 2, { firstName: 'Dana', message: 'All of it' })
  early(NOW - 1, { message: 'A word' })
  expect(readDrafts().map(({ values }) => values.message)).toEqual(['All of it', 'A word'])
})

it('keeps the other drafts when an entry beside them is not JSON', () => {
  keepDraft(draft())
  sessionStorage.setItem('early-input1', 'no JSON')
  sessionStorage.setItem('early-input2', JSON.stringify({ query: '', values: { message: 'Two' }, changedAt: NOW }))
  sessionStorage.setItem('contact-draft', 'no JSON')
  keepDraft(draft({ form: 'f2', query: '?vehicle=nomad' }))
  expect(readDrafts().map(({ form, values }) => [form, values.message])).toEqual([
    ['f1', 'Two'],
    ['f2', undefined],
  ])
})

it('keeps whose inquiry a draft changes', () => {
  keepDraft(draft({ next: { edits: 'a row' }, seller: { seller: 'Ann' } }))
  keepDraft(draft({ form: 'f2', seller: {} }))
  expect(readDrafts().map(({ seller }) => seller)).toEqual([{ seller: 'Ann' }, {}])
})

it('keeps a draft for as long as the document when the browser stores none', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  keepDraft(draft())
  expect(startAt('', NOW + 31 * MINUTE).offer?.form).toBe('f1')
  vi.restoreAllMocks()
  dropDrafts('f1')
  expect(readDrafts()).toEqual([])
})

it('mentions the vehicle again when somebody follows a link about it', () => {
  keepDraft(draft({ query: '?vehicle=nomad', withoutVehicle: true }))
  expect(startAt('?vehicle=nomad', NOW, { isReturn: true }).draft?.withoutVehicle).toBe(true)
  expect(startAt('?vehicle=nomad', NOW, { isReturn: false }).draft?.withoutVehicle).toBeUndefined()
})

it('does not take what is typed hours later before hydration for the message of then', () => {
  keepDraft(draft({ changedAt: NOW - 120 * MINUTE }))
  sessionStorage.setItem('early-input', JSON.stringify({ query: '', values: { interest: 'parts' }, changedAt: NOW }))
  expect(startAt('', NOW)).toMatchObject({ draft: { values: { interest: 'parts' } }, offer: { form: 'f1' } })
})

it('says what the next text replaces also where it starts empty beside the draft', () => {
  keepDraft(draft({ next: { replaces: ['an id'] }, nextOf: ['Dana Kowalski'] }))
  expect(startAt('', NOW, early({ firstName: 'Da' })).after).toEqual({
    next: { replaces: ['an id'] },
    nextOf: ['Dana Kowalski'],
  })
})
