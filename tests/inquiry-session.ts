import type { Device, Draft } from '../src/features/contact-form/drafts.ts'
import type { Values } from '../src/features/contact-form/fields.ts'
import { reduce } from '../src/features/contact-form/inquiry-session.ts'
import { type InquiryEvent, newInquirySession, type World } from '../src/features/contact-form/inquiry-session-state.ts'
import { newRow, type Row } from '../src/outbox/row.ts'
import { NOW } from './drafts.ts'
import { INQUIRY_ID, PAYLOAD } from './inquiry.ts'

/** A stored inquiry. */
export const ROW: Row = newRow(INQUIRY_ID, PAYLOAD, undefined, 1)

/** What the browser reports after each input. A new form is about sales. */
export const typed = (values: Values): InquiryEvent => ({ type: 'typed', values: { interest: 'sales', ...values } })

/** The answer to a message that was not kept. */
export const refused = (change: Partial<Extract<InquiryEvent, { type: 'refused' }>> = {}): InquiryEvent => ({
  type: 'refused',
  why: 'refused',
  next: {},
  person: [],
  isConflict: false,
  ...change,
})

/** A vehicle as the list names it. */
export const NOMAD = { id: 'nomad', name: 'Denago Nomad', colors: null }

export const formsOf = (drafts: readonly Draft[]) => drafts.map(({ form }) => form)

type ArrivedEvent = Extract<InquiryEvent, { type: 'arrived' }>

/** Events at which the form may begin anew. */
const BEGINNINGS: readonly string[] = ['arrived', 'shown again', 'back'] satisfies InquiryEvent['type'][]

/** One form of a tab, without a page around it. */
export class FormOfTab {
  world: World
  device: Device = { isShared: false, sharedUntil: 0 }
  isShown = true
  now = NOW
  /** The changes of its state so far, as the diagram of docs/inquiries.md writes them. */
  readonly transitions = new Set<string>()
  private forms = 0

  constructor(drafts: readonly Draft[] = [], query = '') {
    this.world = { session: newInquirySession('new', query), drafts }
  }

  get session() {
    return this.world.session
  }

  /** Renders the form again at an address, as a navigation or a reload does. */
  arrive(query: string, arrival: Partial<ArrivedEvent> = {}): this {
    this.isShown = true
    this.world = { ...this.world, session: newInquirySession('new', query) }
    return this.do({ type: 'arrived', isReturn: true, entry: undefined, early: {}, isSent: false, ...arrival })
  }

  do(...events: InquiryEvent[]): this {
    for (const event of events) {
      const { state } = this.session
      this.world = reduce(this.world, event, {
        now: this.now,
        device: this.device,
        isShown: this.isShown,
        newForm: () => `new-${++this.forms}`,
      })
      const to = this.session.state.is
      // A page that is shown again may also find that time has passed, and that ends an edit.
      const from = BEGINNINGS.includes(event.type) && to !== 'left' ? '[*]' : state.is
      if (this.session.state !== state && from !== to) this.transitions.add(`${from} --> ${to}`)
    }
    return this
  }

  /** Another form in the same state. */
  copy(): FormOfTab {
    return Object.assign(new FormOfTab(), this, { transitions: new Set<string>() })
  }

  after(ms: number): this {
    this.now += ms
    return this
  }
}
