import { describe, expect, it } from 'vitest'
import { draft, MINUTE, NOW } from '../../../tests/drafts.ts'
import { PAYLOAD } from '../../../tests/inquiry.ts'
import { FormOfTab, formsOf, ROW, refused, typed } from '../../../tests/inquiry-session.ts'
import { withDraft } from './drafts.ts'
import type { InquiryEvent } from './inquiry-session-state.ts'

describe('sending', () => {
  const sending = () => new FormOfTab().arrive('').do(typed({ ...PAYLOAD }), { type: 'send' })
  const stored = () => sending().do({ type: 'stored', row: 'row' })

  it('keeps the draft until the outbox has the text, and then only which row that is', () => {
    expect(sending().world.drafts).toMatchObject([{ values: PAYLOAD, status: { is: 'open' } }])
    expect(stored().world.drafts).toMatchObject([{ values: {}, status: { is: 'sent', row: 'row' } }])
  })

  it('drops the draft when the outbox or the server keeps it, and leaves the form', () => {
    const tab = stored().do({ type: 'submitted', sent: { id: 'row' } })
    expect(tab.world.drafts).toEqual([])
    expect(tab.session.state).toEqual({ is: 'left', to: { is: 'thanks', sent: { id: 'row' } } })
    expect(tab.do({ type: 'back' }).session).toMatchObject({ state: { is: 'empty' }, message: { values: {} } })
  })

  it('gives the text back to the form and its draft when it is refused', () => {
    const tab = stored().after(1).do({ type: 'returned' })
    expect(tab.world.drafts).toMatchObject([{ values: PAYLOAD, status: { is: 'open' } }])
    tab.do(refused({ next: { replaces: ['row'] }, person: ['Dana Kowalski'] }))
    expect(tab.session).toMatchObject({ state: { is: 'typing' }, sendError: { is: 'refused' } })
    expect(tab.session.message.replaces).toEqual({ ids: ['row'], person: ['Dana Kowalski'] })
  })

  it('goes on with another form where the server has another text under this id', () => {
    const tab = stored()
    const { form } = tab.session.message
    tab.do({ type: 'returned' }, refused({ isConflict: true }))
    expect(tab.session.message.form).not.toBe(form)
    expect(formsOf(tab.world.drafts)).toEqual([tab.session.message.form])
  })

  it('begins only from a message that is in the fields', () => {
    for (const tab of [sending(), stored(), stored().do({ type: 'submitted', sent: { id: 'row' } })]) {
      const before = tab.world
      expect(tab.do({ type: 'send' }).world).toBe(before)
    }
  })

  it('ends without an effect on a message that the form has begun since', () => {
    const tab = new FormOfTab().arrive('').do(typed({ firstName: 'Dana' }))
    const before = tab.world
    tab.do({ type: 'stored', row: 'row' }, { type: 'returned' }, { type: 'submitted', sent: { id: 'row' } })
    expect(tab.world).toBe(before)
  })

  it('does not end as time passes, and the fields are read-only', () => {
    const tab = sending()
      .after(60 * MINUTE)
      .do({ type: 'time passed' }, typed({}), { type: 'omit vehicle' })
    expect(tab.session).toMatchObject({ state: { is: 'sending' }, message: { values: PAYLOAD } })
  })

  it('does not end by a press beside it, nor when the browser shows its page again, and a refusal gives the text back', () => {
    const tab = new FormOfTab([draft({ changedAt: NOW - 60 * MINUTE })]).arrive('').do(typed({ ...PAYLOAD }))
    tab.do({ type: 'send' }, { type: 'stored', row: 'row' })
    tab.do({ type: 'continue' }, { type: 'start fresh' }, { type: 'undo' })
    expect(formsOf(tab.world.drafts)).toContain('f1')
    tab.world = { ...tab.world, drafts: [] }
    tab.do({ type: 'shown again', entry: undefined }, { type: 'returned' }, refused())
    expect(tab.session).toMatchObject({ state: { is: 'typing' }, message: { values: PAYLOAD } })
    expect(tab.world.drafts).toMatchObject([{ values: PAYLOAD, status: { is: 'open' } }])
  })

  it.each([
    ['taken back', [{ type: 'returned' }, refused()]],
    ['submitted', [{ type: 'submitted', sent: { id: 'row' } }]],
  ] as [string, InquiryEvent[]][])('and %s late leaves alone what the next form has typed since', (_what, late) => {
    const tab = stored()
    tab.isShown = false
    const next = draft({ form: tab.session.message.form, changedAt: NOW + MINUTE })
    tab.world = { ...tab.world, drafts: [next] }
    expect(tab.do(...late).world.drafts).toEqual([next])
  })

  it('and taken back late does not restore a text that was cleared since', () => {
    const tab = stored()
    tab.isShown = false
    tab.world = { ...tab.world, drafts: [] }
    expect(tab.do({ type: 'returned' }, refused()).world.drafts).toEqual([])
  })

  it('and taken back late is a draft again in the next form, which is empty', () => {
    const tab = stored()
    const late = new FormOfTab(tab.world.drafts).arrive('')
    late.do({ type: 'found sent', row: { ...ROW, id: 'row' } })
    expect(late.session.rowNotice).toMatchObject({ is: 'sent', row: { id: 'row' } })
    late.world = { ...late.world, drafts: withDraft(late.world.drafts, draft()) }
    late.do({ type: 'found sent', row: undefined })
    expect(late.session.message.form).toBe('f1')
  })
})
