// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { draft, MINUTE, NOW } from '../../../tests/drafts.ts'
import { keepDraft, readDrafts } from './drafts.ts'
import { startAt } from './form-start.ts'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.setItem('device:shared-device', 'true')
})
afterEach(() => localStorage.clear())

it('goes on for three minutes, then drops the draft, and offers none of another subject', () => {
  keepDraft(draft({ changedAt: NOW - 2 * MINUTE }))
  keepDraft(draft({ form: 'f2', query: '?vehicle=nomad', changedAt: NOW - 2 * MINUTE }))
  expect(startAt('', NOW)).toMatchObject({ form: 'f1', draft: { form: 'f1' } })
  expect(startAt('?vehicle=ev-city', NOW).offer).toBeUndefined()
  const later = startAt('', NOW + 2 * MINUTE)
  expect([later.draft, later.offer, readDrafts()]).toEqual([undefined, undefined, []])
})

it('offers no draft of a shared device when it is no longer shared', () => {
  keepDraft(draft())
  localStorage.clear()
  expect(startAt('?vehicle=nomad', NOW).offer).toBeUndefined()
})

it('puts early input into no draft of another history entry', () => {
  keepDraft(draft())
  const early = { form: 'f2', query: '', values: { message: 'Of the next person' }, changedAt: NOW }
  sessionStorage.setItem('early-input1', JSON.stringify(early))
  expect(readDrafts().map(({ form, values }) => [form, values.message])).toEqual([
    ['f1', undefined],
    ['f2', 'Of the next person'],
  ])
})

it('gives early input that contradicts the draft of its history entry a form of its own, there', () => {
  keepDraft(draft())
  history.replaceState({ form: 'f1' }, '')
  const early = { form: 'f1', query: '', values: { firstName: 'Bert' }, changedAt: NOW }
  sessionStorage.setItem('early-input1', JSON.stringify(early))
  const last = readDrafts().at(-1)
  expect([last?.values.firstName, last?.form === 'f1', last?.form === history.state.form]).toEqual([
    'Bert',
    false,
    true,
  ])
  history.replaceState(null, '')
})

it('goes on only with the draft of its history entry', () => {
  keepDraft(draft())
  expect(startAt('', NOW, { isReturn: true, entry: 'f2' }).draft).toBeUndefined()
  expect(startAt('', NOW, { isReturn: false })).toEqual({ form: expect.any(String), offer: undefined })
  expect(startAt('', NOW, { isReturn: true }).draft).toBeUndefined()
  expect(startAt('', NOW, { isReturn: true, entry: 'f1' }).draft?.form).toBe('f1')
})

it('offers a draft to nobody but who types its beginning again, at its entry', () => {
  const arrive = (firstName: string, entry?: string) => {
    sessionStorage.clear()
    keepDraft(draft())
    return startAt('', NOW, { early: { values: { firstName }, isSent: false }, isReturn: true, entry }).offer?.form
  }
  expect([arrive('Da', 'f1'), arrive('Bert', 'f1'), arrive('Da', 'f2')]).toEqual(['f1', undefined, undefined])
})
