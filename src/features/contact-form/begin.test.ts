import { describe, expect, it } from 'vitest'
import { draft, MINUTE, NOW } from '../../../tests/drafts.ts'
import { draftToContinue, draftToOffer, firstState } from './begin.ts'
import { type Draft, emptyMessage } from './drafts.ts'
import { takeUpEarlyText } from './early-text.ts'
import type { Arrival, Context } from './inquiry-session-state.ts'

let forms = 0
const own: Context = {
  now: NOW,
  device: { isShared: false, sharedUntil: 0 },
  isShown: true,
  newForm: () => `new-${++forms}`,
}
const shared: Context = { ...own, device: { isShared: true, sharedUntil: 0 } }

describe('the draft that a form continues', () => {
  it('is the last changed one of its subject', () => {
    const drafts = [draft({ form: 'f1' }), draft({ form: 'f2' }), draft({ form: 'f3', query: '?interest=parts' })]
    expect(draftToContinue(drafts, '', 'any', own)?.form).toBe('f2')
  })

  it.each([
    ['put aside', { status: { is: 'aside' } }],
    ['left for half an hour', { changedAt: NOW - 30 * MINUTE }],
    ['empty', { values: {} }],
  ] as [string, Partial<Draft>][])('is none that is %s', (_case, change) => {
    expect(draftToContinue([draft(change)], '', 'any', own)).toBeUndefined()
  })

  it.each([
    ['the same form', { form: 'f1' }, 'f1'],
    ['another form', { form: 'f2' }, undefined],
    ['no form', { form: undefined }, undefined],
    ['the form that is open', 'any', 'f1'],
  ] as const)('on a shared device at an entry of %s is %s', (_case, entry, form) => {
    expect(draftToContinue([draft()], '', entry, shared)?.form).toBe(form)
  })
})

describe('the draft that a form offers', () => {
  it('is the last changed one that is not in the fields', () => {
    const drafts = [draft({ form: 'f1' }), draft({ form: 'f2' }), draft({ form: 'f3' })]
    expect(draftToOffer(drafts, emptyMessage('f3', ''), own)?.form).toBe('f2')
  })

  it('is none with a choice only, and none of a shared device', () => {
    expect(draftToOffer([draft({ values: { interest: 'parts' } })], emptyMessage('f2', ''), own)).toBeUndefined()
    expect(draftToOffer([draft()], emptyMessage('f2', ''), shared)).toBeUndefined()
  })
})

describe('the first state', () => {
  const seller = {}
  it.each([
    ['a new message', { is: 'new' }, '', false, 'empty'],
    ['a draft', { is: 'new' }, '', true, 'typing'],
    ['an address that asks for an edit', { is: 'new' }, '?edit=row', false, 'opening'],
    ['a draft of an edit', { is: 'change', row: 'row', seller }, '', true, 'opening'],
    ['an edit that another tab has overtaken', { is: 'detached', seller }, '?edit=row', true, 'typing'],
  ] as const)('of %s', (_case, change, query, isContinued, is) => {
    expect(firstState({ ...emptyMessage('f1', query), change }, query, isContinued, NOW).is).toBe(is)
  })
})

describe('text that was typed before hydration', () => {
  const arrival = (early: Arrival['early']): Arrival => ({ isReturn: true, entry: 'entry', early, isSent: false })

  it('changes no draft when there is none', () => {
    const drafts = [draft()]
    expect(takeUpEarlyText(drafts, '', own, arrival({}))).toEqual({ drafts, entry: 'entry', retyped: undefined })
  })

  it('belongs to the form of the history entry, or to a new one where that form has another text', () => {
    const drafts = [draft({ form: 'entry', query: '?interest=parts' })]
    expect(takeUpEarlyText([], '', own, arrival({ firstName: 'Bert' })).entry).toBe('entry')
    const taken = takeUpEarlyText(drafts, '', own, arrival({ firstName: 'Bert' }))
    expect(taken.drafts.map(({ form }) => form)).toEqual(['entry', taken.entry])
    expect(taken.entry).not.toBe('entry')
  })

  it('on a shared device brings back the draft of which it is the beginning, at the same entry only', () => {
    const taken = (form: string) => takeUpEarlyText([draft({ form })], '', shared, arrival({ firstName: 'Da' }))
    expect(taken('entry').retyped).toMatchObject({ form: 'entry', status: { is: 'aside' } })
    expect(taken('other').retyped).toBeUndefined()
  })
})
