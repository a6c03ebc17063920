import { describe, expect, it } from 'vitest'
import { draft, MINUTE, NOW } from '../../../tests/drafts.ts'
import { FormOfTab, formsOf, NOMAD, typed } from '../../../tests/inquiry-session.ts'
import type { InquiryEvent } from './inquiry-session-state.ts'

describe('typing', () => {
  it('saves a draft at every change, and drops it when the fields are empty again', () => {
    const tab = new FormOfTab().arrive('').do(typed({ firstName: 'Dana' }))
    expect(tab.session.state.is).toBe('typing')
    expect(tab.world.drafts).toMatchObject([{ values: { firstName: 'Dana' }, changedAt: NOW, status: { is: 'open' } }])
    tab.do(typed({}))
    expect([tab.session.state.is, tab.world.drafts]).toEqual(['empty', []])
  })

  it('keeps a subject that was chosen, and not the one that every form begins with', () => {
    const tab = new FormOfTab().arrive('?interest=service').do({ type: 'typed', values: { interest: 'service' } })
    expect(tab.world.drafts).toEqual([])
    tab.do({ type: 'typed', values: { interest: 'sales' } })
    expect(tab.arrive('?interest=service').session.message.values.interest).toBe('sales')
  })

  it('leaves the drafts of other forms alone', () => {
    const tab = new FormOfTab([draft({ form: 'f2', query: '?vehicle=nomad' })]).arrive('')
    tab.do(typed({ firstName: 'Dan' }))
    expect(formsOf(tab.world.drafts)).toEqual(['f2', tab.session.message.form])
  })

  it('notes the name of its vehicle without changing its time', () => {
    const tab = new FormOfTab().arrive('?vehicle=nomad')
    const { form } = tab.session.message
    const named: InquiryEvent = { type: 'vehicle', form, vehicle: NOMAD }
    const unnamed: InquiryEvent = { type: 'vehicle', form, vehicle: { ...NOMAD, name: null } }
    tab.do(named)
    expect(tab.world.drafts, 'nothing is typed').toEqual([])
    tab.do(unnamed, typed({ firstName: 'Dana' }))
    tab.after(MINUTE).do(named)
    expect(tab.world.drafts).toMatchObject([{ vehicle: NOMAD, changedAt: NOW }])
    tab.do({ type: 'vehicle', form: 'another one', vehicle: null })
    expect(tab.session.message.vehicle).toEqual(NOMAD)
    tab.world = { ...tab.world, drafts: [] }
    tab.do(unnamed)
    expect(tab.world.drafts, 'another form sent it').toEqual([])
  })
})

describe('"Clear"', () => {
  const cleared = () =>
    new FormOfTab([draft({ query: '?vehicle=nomad' })]).arrive('?vehicle=nomad').do({ type: 'clear' })

  it('empties the form, which is another one then, and drops the draft', () => {
    const { session, drafts } = cleared().world
    expect(session).toMatchObject({
      state: { is: 'empty' },
      draftNotice: { is: 'cleared', wasOpen: true },
      fieldsKey: 1,
    })
    expect([session.message.form === 'f1', session.message.values, drafts]).toEqual([false, { interest: 'sales' }, []])
  })

  it('can be taken back until something is typed', () => {
    const tab = cleared().do({ type: 'undo' })
    expect(tab.session).toMatchObject({
      state: { is: 'typing' },
      message: { form: 'f1' },
      draftNotice: { is: 'nothing' },
    })
    expect(formsOf(tab.world.drafts)).toEqual(['f1'])
    expect(cleared().do(typed({ firstName: 'E' })).session.draftNotice.is).toBe('nothing')
  })

  it('of what only the address asks for can be taken back, and is no draft', () => {
    const tab = new FormOfTab().arrive('?for=test-drive').do({ type: 'clear' })
    expect(tab.session.message.values.message).toBeUndefined()
    tab.do({ type: 'undo' })
    expect(tab.session).toMatchObject({
      state: { is: 'empty' },
      message: { values: { message: 'I’d like to take a test drive.' } },
    })
    expect(tab.world.drafts).toEqual([])
  })

  it('can still be taken back when the vehicle is left out', () => {
    const tab = cleared().do({ type: 'omit vehicle' })
    expect(tab.session).toMatchObject({ message: { vehicle: 'omitted' }, draftNotice: { is: 'cleared' } })
    expect(tab.do({ type: 'undo' }).session.message).toMatchObject({ form: 'f1', values: { firstName: 'Dana' } })
  })

  it('hides the offer of another draft, which "Undo" brings back', () => {
    const tab = new FormOfTab([draft({ query: '?vehicle=nomad' })]).arrive('').do(typed({ firstName: 'Bert' }))
    const { form } = tab.session.message
    tab.do({ type: 'clear' })
    expect(tab.session.draftNotice).toMatchObject({ is: 'cleared', draft: { form } })
    tab.do({ type: 'undo' })
    expect(tab.session).toMatchObject({
      message: { form, values: { firstName: 'Bert' } },
      draftNotice: { is: 'offered', draft: { form: 'f1' } },
    })
  })

  it.each([
    ['half an hour', 30 * MINUTE, false],
    ['half a minute on a shared device', MINUTE / 2, true],
  ])('can be taken back for %s', (_time, ms, isShared) => {
    const tab = cleared()
    tab.device = { isShared, sharedUntil: 0 }
    tab.after(ms - 1).do({ type: 'time passed' })
    expect(tab.session.draftNotice.is).toBe('cleared')
    tab.after(1).do({ type: 'time passed' })
    expect(tab.session.draftNotice.is).toBe('nothing')
  })
})
