import { describe, expect, it } from 'vitest'
import { draft, MINUTE, NOW } from '../../../tests/drafts.ts'
import { PAYLOAD } from '../../../tests/inquiry.ts'
import { FormOfTab, ROW } from '../../../tests/inquiry-session.ts'
import { type Draft, emptyMessage, subjectOf, withDraft } from './drafts.ts'
import type { Values } from './fields.ts'
import type { InquiryEvent } from './inquiry-session-state.ts'

const typed = (values: Values): InquiryEvent => ({ type: 'typed', values: { interest: 'sales', ...values } })
const nomad = { id: 'nomad', name: 'Denago Nomad', colors: null }
const refused = (change: Partial<Extract<InquiryEvent, { type: 'refused' }>> = {}): InquiryEvent => ({
  type: 'refused',
  why: 'refused',
  next: {},
  person: [],
  isConflict: false,
  ...change,
})
const formsOf = (drafts: readonly Draft[]) => drafts.map(({ form }) => form)

describe('the subject of an address', () => {
  it.each([
    ['', ''],
    ['?utm_source=mail', ''],
    ['?vehicle=EV-City', '?vehicle=ev-city&for=test-drive'],
    ['?vehicle=ev-city&interest=parts', '?vehicle=ev-city'],
    ['?interest=parts', '?interest=parts'],
  ])('is the same in %s and %s', (one, other) => expect(subjectOf(one)).toBe(subjectOf(other)))

  it.each([
    ['?vehicle=ev-city', '?vehicle=nomad'],
    ['?vehicle=ev-city', ''],
    ['?interest=parts', '?interest=service'],
    ['?edit=a', '?edit=b'],
  ])('is another one in %s and %s', (one, other) => expect(subjectOf(one)).not.toBe(subjectOf(other)))
})

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
    const named: InquiryEvent = { type: 'vehicle', form, vehicle: nomad }
    const unnamed: InquiryEvent = { type: 'vehicle', form, vehicle: { ...nomad, name: null } }
    tab.do(named)
    expect(tab.world.drafts, 'nothing is typed').toEqual([])
    tab.do(unnamed, typed({ firstName: 'Dana' }))
    tab.after(MINUTE).do(named)
    expect(tab.world.drafts).toMatchObject([{ vehicle: nomad, changedAt: NOW }])
    tab.do({ type: 'vehicle', form: 'another one', vehicle: null })
    expect(tab.session.message.vehicle).toEqual(nomad)
    tab.world = { ...tab.world, drafts: [] }
    tab.do(unnamed)
    expect(tab.world.drafts, 'another form sent it').toEqual([])
  })
})

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

it('a message without text is empty', () => expect(emptyMessage('f1', '')).toMatchObject({ values: {}, changedAt: 0 }))
