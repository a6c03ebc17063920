import { describe, expect, it } from 'vitest'
import { draft, MINUTE, NOW } from '../../../tests/drafts.ts'
import { FormOfTab, formsOf } from '../../../tests/inquiry-session.ts'
import type { Draft } from './drafts.ts'

describe('what was typed before hydration', () => {
  it.each([
    ['the same text', { firstName: 'Dana' }],
    ['another choice', { interest: 'parts' }],
    ['a field that it leaves empty', { lastName: 'Reed' }],
  ])('continues a draft of which it is %s', (_what, early) => {
    const { session } = new FormOfTab([draft()]).arrive('', { early })
    expect(session).toMatchObject({ message: { form: 'f1', values: { firstName: 'Dana', ...early } }, fieldsKey: 0 })
  })

  it.each([
    ['something else', { firstName: 'Bert' }, false],
    ['its beginning', { firstName: 'Da' }, false],
    ['less than it, and sent,', { lastName: 'Reed' }, true],
  ])('and is %s than a draft is a message of its own, and the draft is offered', (_what, early, isSent) => {
    const tab = new FormOfTab([draft({ replaces: { ids: ['an id'], person: ['Dana Kowalski'] } })])
    const { message, draftNotice } = tab.arrive('', { early, isSent }).session
    expect(message).toMatchObject({ values: early, replaces: { ids: ['an id'], person: ['Dana Kowalski'] } })
    expect(message.form).not.toBe('f1')
    expect(draftNotice).toMatchObject({ is: 'offered', draft: { form: 'f1' } })
    expect(formsOf(tab.world.drafts)).toEqual(['f1', message.form])
  })

  it('hours after a draft has nothing to do with it', () => {
    const tab = new FormOfTab([draft({ changedAt: NOW - 120 * MINUTE })]).arrive('', { early: { interest: 'parts' } })
    expect(tab.session).toMatchObject({
      message: { values: { interest: 'parts' } },
      draftNotice: { draft: { form: 'f1' } },
    })
  })

  const earlyDraft = (change: Partial<Draft>) => draft({ form: 'f2', status: { is: 'early' }, ...change })

  it('on a page that was left is a draft', () => {
    const early = earlyDraft({ query: '?vehicle=ev-city', values: { message: 'Typed early' } })
    expect(new FormOfTab([early]).arrive('?vehicle=ev-city').session.message.values.message).toBe('Typed early')
    expect(new FormOfTab([early]).arrive('?vehicle=nomad').session.draftNotice).toMatchObject({
      draft: { values: { message: 'Typed early' } },
    })
  })

  it('on a page that was left goes on with the draft there, or is a message beside it', () => {
    const more = { firstName: 'Dana', message: 'More of it' }
    expect(
      new FormOfTab([draft(), earlyDraft({ values: more, changedAt: NOW })]).arrive('').session.message,
    ).toMatchObject({
      form: 'f1',
      values: more,
    })
    const other = earlyDraft({ values: { firstName: 'Bert' }, form: 'f1', changedAt: NOW })
    const tab = new FormOfTab([draft(), other]).arrive('')
    expect(tab.world.drafts.map(({ values }) => values.firstName)).toEqual(['Dana', 'Bert'])
    expect(new Set(formsOf(tab.world.drafts)).size).toBe(2)
  })

  it('is not lost on a page that is left twice', () => {
    const twice = [
      earlyDraft({ values: { message: 'All of it' } }),
      earlyDraft({ form: 'f3', values: { message: 'A word' }, changedAt: NOW }),
    ]
    const { drafts } = new FormOfTab(twice).arrive('').world
    expect(drafts.map(({ values }) => values.message)).toEqual(['All of it', 'A word'])
  })

  it('takes nothing from a message that is being sent by the same form', () => {
    const sent = draft({ values: {}, status: { is: 'sent', row: 'row' } })
    const tab = new FormOfTab([sent]).arrive('', { entry: 'f1', early: { message: 'The second' } })
    expect(tab.session).toMatchObject({ rowNotice: { id: 'row' }, message: { values: { message: 'The second' } } })
    expect(tab.session.message.form).not.toBe('f1')
  })
})
