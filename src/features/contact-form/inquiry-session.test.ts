import { describe, expect, it } from 'vitest'
import { draft, MINUTE, NOW } from '../../../tests/drafts.ts'
import { FormOfTab } from '../../../tests/inquiry-session.ts'
import type { Draft } from './drafts.ts'

describe('arriving', () => {
  it('without drafts begins empty, with what the address asks for', () => {
    const { session } = new FormOfTab().arrive('?interest=service&for=test-drive')
    expect(session.state.is).toBe('empty')
    expect(session.message.values).toEqual({ interest: 'service', message: 'I’d like to take a test drive.' })
  })

  it('goes on with the recent draft of its subject, and with its form', () => {
    const { session } = new FormOfTab([draft({ query: '?vehicle=ev-city' })]).arrive('?vehicle=ev-city&interest=parts')
    expect(session.state.is).toBe('typing')
    expect(session.message).toMatchObject({ form: 'f1', values: { firstName: 'Dana', interest: 'parts' } })
  })

  it.each([
    ['of another subject', { query: '?vehicle=nomad' }],
    ['left for half an hour', { changedAt: NOW - 30 * MINUTE }],
    ['of a clock that has been set back', { changedAt: NOW + 40 * MINUTE }],
    ['put aside for a new customer', { status: { is: 'aside' } }],
  ] as [string, Partial<Draft>][])('only offers a draft %s, in a form of its own', (_case, change) => {
    const { session } = new FormOfTab([draft(change)]).arrive('')
    expect(session).toMatchObject({ state: { is: 'empty' }, draftNotice: { is: 'offered', draft: { form: 'f1' } } })
    expect(session.message.form).not.toBe('f1')
  })

  it('offers no draft in which nothing was typed', () => {
    const only = draft({ query: '?vehicle=nomad', values: { interest: 'parts' } })
    expect(new FormOfTab([only]).arrive('').session.draftNotice.is).toBe('nothing')
  })

  it('offers the other unfinished message beside the one that it goes on with', () => {
    const { session } = new FormOfTab([draft({ form: 'f2', query: '?vehicle=nomad' }), draft()]).arrive('')
    expect(session).toMatchObject({ message: { form: 'f1' }, draftNotice: { draft: { form: 'f2' } } })
  })

  it('after a reload while a message was sent begins empty, and says once what became of it', () => {
    const tab = new FormOfTab([draft({ values: {}, status: { is: 'sent', row: 'row' } })]).arrive('')
    expect(tab.session).toMatchObject({ state: { is: 'empty' }, rowNotice: { is: 'sent', id: 'row' } })
    expect(tab.world.drafts).toEqual([])
    expect(tab.arrive('').session.rowNotice.is).toBe('nothing')
  })

  it('mentions the vehicle again when a person follows a link about it', () => {
    const tab = new FormOfTab([draft({ query: '?vehicle=nomad', vehicle: 'omitted' })])
    expect(tab.arrive('?vehicle=nomad').session.message.vehicle).toBe('omitted')
    expect(tab.arrive('?vehicle=nomad', { isReturn: false }).session.message.vehicle).toBeNull()
  })
})
