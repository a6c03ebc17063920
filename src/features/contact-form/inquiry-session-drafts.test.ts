import { describe, expect, it } from 'vitest'
import { draft, MINUTE, NOW } from '../../../tests/drafts.ts'
import { FormOfTab, formsOf, typed } from '../../../tests/inquiry-session.ts'
import type { Draft } from './drafts.ts'

describe('an offer', () => {
  it('of another address continues there, and the text typed here is then offered', () => {
    const tab = new FormOfTab([draft({ query: '?vehicle=nomad' })]).arrive('').do(typed({ firstName: 'Bert' }))
    tab.do({ type: 'continue' })
    expect(tab.session.state).toEqual({ is: 'left', to: { is: 'contact', query: '?vehicle=nomad', form: 'f1' } })
    tab.arrive('?vehicle=nomad', { entry: 'f1' })
    expect(tab.session).toMatchObject({
      message: { form: 'f1' },
      draftNotice: { draft: { values: { firstName: 'Bert' } } },
    })
  })

  it.each([
    ['that contradicts what was typed early', (tab: FormOfTab) => tab.arrive('', { early: { firstName: 'Bert' } })],
    [
      'that was left for an hour',
      (tab: FormOfTab) =>
        tab
          .after(60 * MINUTE)
          .arrive('')
          .do(typed({ firstName: 'Bert' })),
    ],
  ])('%s puts aside the text typed here, which then only comes back by "Continue"', (_what, typeOther) => {
    const tab = new FormOfTab([draft()]).arrive('')
    typeOther(tab)
    const { form } = tab.session.message
    tab.do({ type: 'continue' }, { type: 'send' }, { type: 'stored', row: 'row' })
    tab.do({ type: 'submitted', sent: { id: 'row' } }, { type: 'back' })
    expect(tab.session).toMatchObject({
      state: { is: 'empty' },
      draftNotice: { is: 'offered', draft: { form, values: { firstName: 'Bert' }, status: { is: 'aside' } } },
    })
    tab.do({ type: 'continue' })
    expect(tab.session).toMatchObject({ state: { is: 'typing' }, message: { form, values: { firstName: 'Bert' } } })
  })

  it('is discarded by "Start fresh", which keeps the typed text, and comes back by "Undo"', () => {
    const tab = new FormOfTab([draft({ query: '?vehicle=nomad' })]).arrive('').do(typed({ firstName: 'Bert' }))
    const { form } = tab.session.message
    tab.do({ type: 'start fresh' })
    expect([tab.session.draftNotice.is, formsOf(tab.world.drafts)]).toEqual(['cleared', [form]])
    tab.do({ type: 'undo' })
    expect([tab.session.draftNotice.is, formsOf(tab.world.drafts)]).toEqual(['offered', [form, 'f1']])
    expect(tab.session.message).toMatchObject({ form, values: { firstName: 'Bert' } })
  })
})

describe('on a shared device', () => {
  const shared = (drafts: readonly Draft[]) => {
    const tab = new FormOfTab(drafts)
    tab.device = { isShared: true, sharedUntil: 0 }
    return tab
  }
  const [own, other] = [draft({ shared: true }), draft({ form: 'f2', query: '?vehicle=nomad', shared: true })]

  it('a draft comes back only at its history entry, and no other one is offered', () => {
    expect(shared([own]).arrive('', { entry: 'f1' }).session.message.form).toBe('f1')
    for (const arrival of [{ entry: 'f2' }, {}, { isReturn: false }]) {
      const { session } = shared([other, own]).arrive('', arrival)
      expect(session).toMatchObject({ state: { is: 'empty' }, draftNotice: { is: 'nothing' } })
    }
  })

  it('a draft is dropped when its form was left for three minutes', () => {
    const tab = shared([own]).arrive('', { entry: 'f1' })
    tab.after(MINUTE).do({ type: 'time passed' })
    expect(tab.session.state.is).toBe('typing')
    tab.after(2 * MINUTE).do({ type: 'time passed' })
    expect([tab.session.state.is, tab.session.draftNotice.is, tab.world.drafts]).toEqual(['empty', 'nothing', []])
  })

  it('a draft stays hidden when the device ceases to be shared, also when more is typed', () => {
    expect(new FormOfTab([own]).arrive('?vehicle=nomad').session.draftNotice.is).toBe('nothing')
    const tab = shared([]).arrive('')
    tab.do(typed({ firstName: 'Dana' }))
    tab.device = { isShared: false, sharedUntil: NOW }
    tab.after(MINUTE).do(typed({ firstName: 'Dana B' }))
    expect(tab.world.drafts).toMatchObject([{ values: { firstName: 'Dana B' }, shared: true }])
  })

  it('an offer that was on the page before shows nothing any more', () => {
    const tab = new FormOfTab([draft({ query: '?vehicle=nomad' })]).arrive('')
    expect(tab.session.draftNotice.is).toBe('offered')
    tab.device = { isShared: true, sharedUntil: 0 }
    tab.do({ type: 'continue' })
    expect(tab.session).toMatchObject({ state: { is: 'empty' }, draftNotice: { is: 'nothing' } })
  })

  it('early input goes on with no draft of another history entry', () => {
    const early = draft({ form: 'f2', values: { message: 'Of the next person' }, status: { is: 'early' } })
    const { session } = shared([own, early]).arrive('', { entry: 'f2' })
    expect(session.message).toMatchObject({ form: 'f2', values: { message: 'Of the next person' } })
    expect(session.message.values.firstName).toBeUndefined()
  })

  it('early input that contradicts the draft of its history entry has a form of its own, there', () => {
    const early = draft({ values: { firstName: 'Bert' }, status: { is: 'early' }, changedAt: NOW })
    const { session } = shared([own, early]).arrive('', { entry: 'f1' })
    expect(session.message.values.firstName).toBe('Bert')
    expect(session.message.form).not.toBe('f1')
  })

  it('a draft is offered only to a person who types its beginning again, at its entry', () => {
    const offered = (firstName: string, entry: string | undefined) =>
      shared([own]).arrive('', { entry, early: { firstName } }).session.draftNotice.is
    expect([offered('Da', 'f1'), offered('Bert', 'f1'), offered('Da', 'f2')]).toEqual(['offered', 'nothing', 'nothing'])
  })
})
