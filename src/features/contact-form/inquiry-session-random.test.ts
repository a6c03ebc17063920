import { expect, it } from 'vitest'
import { FormOfTab, ROW } from '../../../tests/inquiry-session.ts'
import { fc } from '../../../tests/properties.ts'
import { type Draft, emptyMessage, isRecent, subjectOf } from './drafts.ts'
import type { InquiryEvent } from './inquiry-session-state.ts'

/*
 * A text that was typed is in exactly one of: the fields, a draft, the outbox, discarded by a press. A form and its own draft count
 * as one place.
 */

const MINUTE = 60_000
const ADDRESSES = ['', '?vehicle=nomad', '?interest=parts', '?for=test-drive', `?edit=${ROW.id}`]

/** What a person or the time does. */
const STEPS = [
  'type',
  'empty',
  'clear',
  'undo',
  'start fresh',
  'continue',
  'wait a moment',
  'wait an hour',
  'reload',
  'reload, type early',
  'type early, leave',
  'another address',
  'open the row',
  'the row is gone',
  'the row cannot be opened',
  'send: delivered',
  'send: refused',
  'send: conflict',
  'send: not stored, refused',
  'send: nothing works',
  'send: changed elsewhere',
  'send, reload, answered',
] as const
/** What happens before an answer comes, and ends no sending. */
const MEANWHILE: InquiryEvent[] = [
  { type: 'continue' },
  { type: 'start fresh' },
  { type: 'undo' },
  { type: 'time passed' },
  { type: 'shown again', entry: undefined },
]
type Step = { step: (typeof STEPS)[number]; address: string }

class Device {
  tab = new FormOfTab()
  query = ''
  /** Texts by where they are, besides the form and its drafts. */
  readonly outbox = new Set<string>()
  readonly discarded = new Set<string>()
  readonly texts: string[] = []
  private typedTexts = 0

  constructor() {
    this.tab.arrive('')
  }

  private newText() {
    const text = `text ${++this.typedTexts}`
    this.texts.push(text)
    return text
  }

  private get field() {
    return this.tab.session.message.values.message
  }

  /** What is replaced key by key is discarded by the person. */
  private discard(text: string | undefined) {
    if (text?.startsWith('text ')) this.discarded.add(text)
  }

  private arrive(early?: string) {
    const { session } = this.tab
    if (session.state.is === 'left' && session.state.to.is === 'contact') this.query = session.state.to.query
    this.tab.arrive(this.query, { entry: this.entry, early: early === undefined ? {} : { message: early } })
  }

  /** The form that the history entry knows: the last one that was written there. */
  private get entry() {
    const { session, drafts } = this.tab.world
    return drafts.some(({ form }) => form === session.message.form) ? session.message.form : undefined
  }

  private send(how: Step['step']) {
    const { tab } = this
    const { state } = tab.session
    const text = this.field
    if ((state.is !== 'typing' && state.is !== 'editing') || !text?.startsWith('text ')) return
    const edits = state.is === 'editing' ? state.row.id : undefined
    const stored: InquiryEvent[] = [{ type: 'stored', row: 'row' }, ...MEANWHILE]
    const submitted: InquiryEvent = { type: 'submitted', sent: { id: 'row' } }
    const refused: InquiryEvent = {
      type: 'refused',
      why: 'refused',
      next: edits ? { edits } : { replaces: ['row'] },
      person: [],
      isConflict: how === 'send: conflict',
    }
    const returned: InquiryEvent[] = edits ? [] : [{ type: 'returned' }]
    tab.do({ type: 'send' }, ...MEANWHILE)
    switch (how) {
      case 'send: delivered':
        tab.do(...stored, submitted)
        this.outbox.add(text)
        return
      case 'send: refused':
      case 'send: conflict':
        tab.do(...stored, ...returned, refused)
        return
      case 'send: not stored, refused':
        tab.do({ ...refused, why: 'unsaved', next: edits ? { edits } : {} })
        return
      case 'send: nothing works':
        tab.do({ ...refused, why: 'unsaved', next: edits ? { edits } : {}, isConflict: false })
        return
      case 'send: changed elsewhere':
        tab.do(edits ? { type: 'changed elsewhere' } : submitted)
        if (!edits) this.outbox.add(text)
        return
      default: {
        // The answer comes to a form that was left, while the next one is on the page.
        tab.do(...stored)
        const before = tab.session
        this.arrive()
        const next = tab.session
        tab.isShown = false
        tab.world = { ...tab.world, session: before }
        tab.do(submitted)
        this.outbox.add(text)
        tab.isShown = true
        tab.world = { ...tab.world, session: next }
      }
    }
  }

  take({ step, address }: Step) {
    const { tab } = this
    // A form that is left does nothing: its page goes to another address.
    if (tab.session.state.is === 'left') this.arrive()
    const { state, draftNotice, message } = tab.session
    switch (step) {
      case 'type':
      case 'empty': {
        const before = this.field
        const text = step === 'type' ? this.newText() : undefined
        tab.do({ type: 'typed', values: { ...tab.session.message.values, message: text ?? '' } })
        if (before !== text) this.discard(before)
        return
      }
      case 'clear':
        if (state.is !== 'typing' && state.is !== 'empty') return
        tab.do({ type: 'clear' })
        this.discard(message.values.message)
        return
      case 'undo':
        if (draftNotice.is !== 'cleared') return
        tab.do({ type: 'undo' })
        if (draftNotice.draft.values.message) this.discarded.delete(draftNotice.draft.values.message)
        return
      case 'start fresh':
        if (draftNotice.is !== 'offered') return
        tab.do({ type: 'start fresh' })
        this.discard(draftNotice.draft.values.message)
        return
      case 'continue':
        tab.do({ type: 'continue' })
        if (tab.session.state.is === 'left') this.arrive()
        return
      case 'wait a moment':
        tab.after(MINUTE).do({ type: 'time passed' })
        return
      case 'wait an hour':
        tab.after(60 * MINUTE).do({ type: 'time passed' })
        return
      case 'reload':
        return this.arrive()
      case 'reload, type early':
        return this.arrive(this.newText())
      case 'type early, leave': {
        const values = { message: this.newText() }
        const early: Draft = {
          ...emptyMessage(this.entry ?? `early-${this.typedTexts}`, this.query),
          values,
          changedAt: tab.now,
          status: { is: 'early' },
        }
        tab.world = { ...tab.world, drafts: [...tab.world.drafts, early] }
        return this.arrive()
      }
      case 'another address':
        this.query = address
        return this.arrive()
      case 'open the row':
        tab.do({ type: 'opened', row: ROW })
        return
      case 'the row is gone':
        tab.do({ type: 'opened', row: undefined })
        return
      case 'the row cannot be opened':
        tab.do({ type: 'not opened' })
        return
      default:
        this.send(step)
    }
  }

  /** The subjects of the drafts that an empty form fills in by itself. */
  get subjectsToFillIn(): string[] {
    const { world, now, device } = this.tab
    const drafts = world.drafts.filter((draft) => draft.status.is === 'open' && isRecent(draft, now, device))
    return drafts.map(({ query }) => subjectOf(query))
  }

  /** Where a text is. */
  placesOf(text: string): string[] {
    const { session, drafts } = this.tab.world
    const forms = new Set(drafts.filter(({ values }) => values.message === text).map(({ form }) => `form ${form}`))
    const isInFields = session.state.is !== 'left' && session.message.values.message === text
    if (isInFields) forms.add(`form ${session.message.form}`)
    return [...forms, ...(this.outbox.has(text) ? ['outbox'] : []), ...(this.discarded.has(text) ? ['discarded'] : [])]
  }
}

const steps = fc.array(fc.record({ step: fc.constantFrom(...STEPS), address: fc.constantFrom(...ADDRESSES) }), {
  maxLength: 30,
})

it('a typed text is in exactly one place after any events', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      const device = new Device()
      for (const step of taken) {
        device.take(step)
        for (const text of device.texts)
          expect(device.placesOf(text), `${text} after ${JSON.stringify(step)}`).toHaveLength(1)
        const subjects = device.subjectsToFillIn
        expect(subjects, 'two texts of one subject may be two people’s').toEqual([...new Set(subjects)])
      }
    }),
    { numRuns: 2_000 },
  )
})

it('nothing of a text that was typed on a shared device comes up at another history entry', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      const device = new Device()
      device.tab.device = { isShared: true, sharedUntil: 0 }
      for (const step of taken) device.take(step)
      const { session } = device.tab.arrive(device.query, { entry: undefined })
      const { message, draftNotice } = session
      expect([message.values.message?.startsWith('text '), draftNotice.is]).not.toContain(true)
      expect(draftNotice.is).toBe('nothing')
    }),
    { numRuns: 500 },
  )
})
