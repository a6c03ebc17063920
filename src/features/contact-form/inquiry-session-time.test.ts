import { describe, expect, it } from 'vitest'
import { draft, MINUTE, NOW } from '../../../tests/drafts.ts'
import { FormOfTab, typed } from '../../../tests/inquiry-session.ts'

describe('a form that is left alone', () => {
  it('for half an hour becomes empty, and offers its text', () => {
    const tab = new FormOfTab().arrive('').do(typed({ firstName: 'Dana' }))
    tab.after(29 * MINUTE).do({ type: 'time passed' })
    expect(tab.session.state.is).toBe('typing')
    tab.after(MINUTE).do({ type: 'time passed' })
    expect(tab.session).toMatchObject({
      state: { is: 'empty' },
      draftNotice: { draft: { values: { firstName: 'Dana' } } },
    })
    tab.do({ type: 'continue' })
    expect(tab.session).toMatchObject({ state: { is: 'typing' }, message: { values: { firstName: 'Dana' } } })
  })

  it('and kept by the browser goes on with the draft as it is now', () => {
    const tab = new FormOfTab().arrive('').do(typed({ firstName: 'Dana' }))
    const { form } = tab.session.message
    const { fieldsKey } = tab.session
    tab.do({ type: 'shown again', entry: form })
    expect(tab.session.fieldsKey).toBe(fieldsKey)
    const later = { ...draft({ form, changedAt: NOW + 1 }), values: { firstName: 'Dana B' } }
    tab.world = { ...tab.world, drafts: [later] }
    tab.do({ type: 'shown again', entry: form })
    expect(tab.session.message.values.firstName).toBe('Dana B')
    tab.world = { ...tab.world, drafts: [{ ...later, status: { is: 'aside' } }] }
    tab.do({ type: 'shown again', entry: form })
    expect(tab.session.state.is).toBe('empty')
  })
})
