import { describe, expect, it } from 'vitest'
import { MINUTE, NOW } from '../../../tests/drafts.ts'
import { PAYLOAD } from '../../../tests/inquiry.ts'
import { FormOfTab, ROW, refused, typed } from '../../../tests/inquiry-session.ts'

describe('an edit', () => {
  const query = `?edit=${ROW.id}`
  const edit = () => new FormOfTab().arrive(query)

  it('opens the inquiry and fills in its text, which is not a draft yet', () => {
    const tab = edit()
    expect(tab.session.state).toMatchObject({ is: 'opening', row: ROW.id, elsewhere: false })
    tab.do({ type: 'open elsewhere' })
    expect(tab.session.state).toMatchObject({ elsewhere: true })
    tab.do({ type: 'opened', row: ROW })
    expect(tab.session).toMatchObject({
      state: { is: 'editing' },
      message: { values: PAYLOAD, change: { is: 'change', row: ROW.id, seller: {} } },
    })
    expect(tab.world.drafts).toEqual([])
  })

  it('keeps a field empty that was emptied, after a reload', () => {
    const tab = edit().do({ type: 'opened', row: ROW })
    const { phone: _, ...rest } = PAYLOAD
    tab.do({ type: 'typed', values: rest }).arrive(query).do({ type: 'opened', row: ROW })
    expect([tab.session.state.is, tab.session.message.values.phone]).toEqual(['editing', undefined])
  })

  it('fills the fields that are empty, and makes what contradicts it a message of its own, which is offered', () => {
    const added = edit().do(typed({ tradeInMake: 'Club Car' }), { type: 'opened', row: ROW })
    expect(added.session.message.values).toMatchObject({ ...PAYLOAD, tradeInMake: 'Club Car' })
    const other = edit().do(typed({ firstName: 'Bert' }), { type: 'opened', row: ROW })
    expect(other.session).toMatchObject({
      state: { is: 'editing' },
      message: { values: PAYLOAD },
      draftNotice: { is: 'offered', draft: { query: '', values: { firstName: 'Bert' } } },
      fieldsKey: 1,
    })
    expect(other.world.drafts).toMatchObject([{ values: { firstName: 'Bert' } }])
  })

  it.each([
    ['gone', undefined],
    ['delivered', { ...ROW, state: 'delivered' as const, payload: null }],
  ])('of an inquiry that is %s is a new message', (_what, row) => {
    const tab = edit().do(typed({ firstName: 'Bert' }), { type: 'opened', row })
    expect(tab.session).toMatchObject({ state: { is: 'typing' }, rowNotice: { is: 'gone', row: row ?? null } })
    expect(tab.session.message).toMatchObject({ values: { firstName: 'Bert' }, change: { is: 'new' } })
  })

  it('of an inquiry that was removed meanwhile still names its salesperson', () => {
    const row = { ...ROW, payload: { ...PAYLOAD, seller: 'Ann' } }
    const tab = edit().do({ type: 'opened', row }, typed({ ...PAYLOAD, message: 'Changed' }))
    tab.arrive(query).do({ type: 'opened', row: undefined })
    expect(tab.session.message.change).toEqual({ is: 'gone', seller: { seller: 'Ann' } })
  })

  it.each(['time passed', 'shown again'] as const)(
    'is closed after half an hour, also when nothing was changed, and %s',
    (type) => {
      const tab = edit().do({ type: 'opened', row: ROW })
      tab.after(30 * MINUTE).do({ type, entry: undefined })
      expect(tab.session.state).toEqual({ is: 'left', to: { is: 'outbox' } })
    },
  )

  it('opens its inquiry again with the change that was left for an hour, when a person continues that', () => {
    const tab = edit().do({ type: 'opened', row: ROW }, typed({ ...PAYLOAD, message: 'Changed' }))
    tab
      .after(60 * MINUTE)
      .arrive(query)
      .do({ type: 'opened', row: ROW })
    expect(tab.session).toMatchObject({ state: { is: 'editing' }, message: { values: PAYLOAD } })
    tab.do({ type: 'continue' })
    expect(tab.session).toMatchObject({
      state: { is: 'opening', row: ROW.id },
      message: { values: { message: 'Changed' } },
    })
  })

  it('goes on without a row in a browser that keeps nothing', () =>
    expect(edit().do({ type: 'not opened' }).session.state.is).toBe('empty'))

  it('of an inquiry that another tab has changed is a new message at the address of its vehicle', () => {
    const row = { ...ROW, payload: { ...PAYLOAD, vehicleId: 'nomad', seller: 'Ann', colors: 'red paint' } }
    const tab = edit().do({ type: 'opened', row }, typed({ ...PAYLOAD, message: 'Changed' }), { type: 'send' })
    tab.do({ type: 'changed elsewhere' })
    expect(tab.session.state).toMatchObject({ is: 'left', to: { is: 'contact', query: '?vehicle=nomad' } })
    expect(tab.world.drafts).toHaveLength(1)
    tab.arrive('?vehicle=nomad')
    expect(tab.session).toMatchObject({
      state: { is: 'typing' },
      message: {
        values: { message: 'Changed' },
        change: { is: 'detached', seller: { seller: 'Ann' } },
        vehicle: { id: 'nomad', colors: 'red paint' },
      },
    })
  })

  it('says nothing on another page when it was changed elsewhere', () => {
    const tab = edit().do({ type: 'opened', row: ROW }, typed({ ...PAYLOAD, message: 'Changed' }), { type: 'send' })
    const before = tab.world
    tab.isShown = false
    expect(tab.do({ type: 'changed elsewhere' }).world).toBe(before)
  })

  it('that was refused locks its inquiry again, and still names the text that the server may have', () => {
    const tab = edit().do({ type: 'opened', row: ROW }, typed({ ...PAYLOAD, message: 'Changed' }), { type: 'send' })
    tab.after(1).do(refused({ why: 'unsaved', next: { edits: ROW.id, replaces: ['an id'] } }))
    expect(tab.session).toMatchObject({
      state: { is: 'opening', row: ROW.id, since: NOW + 1 },
      sendError: { is: 'unsaved' },
    })
    tab.do({ type: 'opened', row: ROW })
    expect(tab.session).toMatchObject({
      state: { is: 'editing' },
      message: { values: { message: 'Changed' }, replaces: { ids: ['an id'] } },
    })
  })
})
