import { EDIT_PARAM, FOR_PARAM, INTEREST_PARAM, paths, TEST_DRIVE } from '../../addresses/paths.ts'
import { sellerOf } from '../../device/seller.ts'
import { findLast } from '../../lib/find-last.ts'
import type { Row } from '../../outbox/row.ts'
import type { SentInquiry } from '../../outbox/sent-inquiry.ts'
import type { Follows } from '../../outbox/submit.ts'
import {
  canUndo,
  contradicts,
  type Device,
  type Draft,
  emptyMessage,
  hasText,
  isBeginning,
  isHidden,
  isOvertaken,
  isRecent,
  type Message,
  subjectOf,
  type Vehicle,
  withDraft,
  withoutDraft,
} from './drafts.ts'
import { FIELD_NAMES, interestOf, isChoice, type Values, valuesOf } from './fields.ts'

/** One inquiry on the page. `docs/inquiries.md` has the states, the events and what each transition promises. */
export type Session = {
  state: State
  /** What the fields hold. */
  message: Message
  /** What is beside it. */
  beside: Beside
  /** What the person is told of an inquiry that is stored already. */
  told: Told
  /** What came of the last Send, as long as the text of it is in the form. */
  answer: Answer
  /** Grows when the fields are to be drawn anew, with the message of now. */
  sheet: number
}

type State =
  | { is: 'empty' }
  | { is: 'typing' }
  /** The row that the message changes is being locked; `elsewhere` says that another tab has it open. */
  | { is: 'opening'; row: string; since: number; elsewhere: boolean }
  | { is: 'editing'; row: Row; since: number }
  /** `stored`: the outbox has the text. `row` is the one that is changed. */
  | { is: 'sending'; stored: boolean; row: Row | null }
  /** The form is done with the text, or goes on at another address. */
  | { is: 'left'; to: Destination }

type Destination =
  | { is: 'thanks'; sent: SentInquiry }
  | { is: 'outbox' }
  | { is: 'contact'; query: string; form: string }

type Beside =
  | { is: 'nothing' }
  /** An unfinished message that is about something else, or that another person may have typed. */
  | { is: 'offered'; draft: Draft }
  /** What was discarded can still be taken back; `wasOpen` when it was in the fields. */
  | { is: 'cleared'; draft: Draft; at: number; wasOpen: boolean }

type Told =
  | { is: 'nothing' }
  /** The message that left a form of this tab just before the page was reloaded. `row` is null until it was found. */
  | { is: 'sent'; id: string; row: Row | null }
  /** The inquiry that was to be changed: delivered, or null when it is not on this device any more. */
  | { is: 'gone'; row: Row | null }

type Answer =
  | { is: 'none' }
  /** The server said no, or not now. */
  | { is: 'refused' }
  /** Neither stored nor sent. */
  | { is: 'unsaved' }

export type Event =
  /** The form is hydrated, or drawn after a navigation. `early` is what was typed before that, `isSent` that Send was pressed after it. */
  | { type: 'arrived'; isReturn: boolean; entry: string | undefined; early: Values; isSent: boolean }
  | { type: 'typed'; values: Values }
  | { type: 'vehicle'; vehicle: Vehicle | null }
  | { type: 'left out' }
  | { type: 'continue' }
  | { type: 'start fresh' }
  | { type: 'clear' }
  | { type: 'undo' }
  /** Time has passed. */
  | { type: 'looked' }
  /** The browser shows a page again that it has kept, at this history entry. */
  | { type: 'shown again'; entry: string | undefined }
  /** Back was pressed before the page of thanks was drawn. */
  | { type: 'back' }
  | { type: 'open elsewhere' }
  | { type: 'opened'; row: Row | undefined }
  /** The browser keeps nothing, so there is no row to change either. */
  | { type: 'not opened' }
  | { type: 'found sent'; row: Row | undefined }
  | { type: 'send' }
  | { type: 'stored'; row: string }
  /** The outbox gives the text back. */
  | { type: 'returned' }
  | { type: 'kept'; sent: SentInquiry }
  | { type: 'refused'; why: 'refused' | 'unsaved'; next: Follows; person: readonly string[]; isConflict: boolean }
  | { type: 'changed elsewhere' }

export type Context = {
  /** Epoch ms. */
  now: number
  device: Device
  /** Whether the form is on the page. The answer to a message may come later. */
  isShown: boolean
  newForm: () => string
}

/** The session, and all drafts of the tab. */
export type World = { session: Session; drafts: readonly Draft[] }

const NOTHING = { is: 'nothing' } as const
const NONE = { is: 'none' } as const

/** What the fields hold before a person has typed: what the address asks for. */
function preset(query: string): Values {
  const asked = new URLSearchParams(query)
  return {
    interest: interestOf(asked.get(INTEREST_PARAM)) ?? 'sales',
    ...(asked.get(FOR_PARAM) === TEST_DRIVE && { message: 'I’d like to take a test drive.' }),
  }
}

const presetMessage = (form: string, query: string): Message => ({
  ...emptyMessage(form, query),
  values: preset(query),
})

export const newSession = (form: string, query: string): Session => ({
  state: { is: 'empty' },
  message: presetMessage(form, query),
  beside: NOTHING,
  told: NOTHING,
  answer: NONE,
  sheet: 0,
})

const isSame = (a: Values, b: Values) => FIELD_NAMES.every((name) => (a[name] ?? '') === (b[name] ?? ''))

/** Nothing but what the address asks for. */
const isBlank = ({ values, query }: Message) => isSame(values, preset(query)) || isSame(values, withoutText(query))
const withoutText = (query: string): Values => ({ interest: preset(query).interest as string })

/** The id of the row that this form holds back, or is about to. */
export const editedRow = ({ state }: Session): string | undefined => {
  if (state.is === 'opening') return state.row
  return state.is === 'editing' ? state.row.id : undefined
}

/** What the next text says of earlier ones. */
export const followsOf = ({ replaces, change }: Message): Follows => ({
  ...(replaces.ids.length > 0 && { replaces: replaces.ids }),
  ...(change.is === 'change' && { edits: change.row }),
})

/** Says what becomes of the session and of the tab's drafts at an event. */
export function reduce(world: World, event: Event, context: Context): World {
  const { session, drafts } = world
  const { state, message, beside } = session
  const { now, device } = context
  const become = (change: Partial<Session>, kept: readonly Draft[] = drafts): World => ({
    session: { ...session, ...change },
    drafts: kept,
  })
  /** The form that was left changes its own draft only as long as nothing else has. */
  const mayWrite = context.isShown || !isOvertaken(drafts, message)

  switch (event.type) {
    case 'arrived': {
      const begun = begin(world, message.query, context, event)
      // What was typed before hydration stays in its fields, and the rest is filled in.
      return { ...begun, session: { ...begun.session, sheet: session.sheet } }
    }
    case 'typed':
      return isBusy(state) || isSame(event.values, message.values)
        ? world
        : changed(world, { values: event.values }, context)
    case 'left out':
      return isBusy(state) ? world : changed(world, { vehicle: 'left out' }, context)
    case 'vehicle': {
      if (state.is === 'left' || message.vehicle === 'left out' || isSameVehicle(message.vehicle, event.vehicle))
        return world
      const named = { ...message, vehicle: event.vehicle }
      // A text that is kept already is no newer for it.
      const isKept = drafts.some((draft) => draft.place.is === 'open' && draft.form === message.form)
      return become(
        { message: named },
        isKept && !isOvertaken(drafts, message) ? withDraft(drafts, open(named)) : drafts,
      )
    }

    case 'continue': {
      if (beside.is !== 'offered') return world
      // Several people use the device only since it was offered: it may be another person's by now.
      if (isHidden(beside.draft, device) && !beside.draft.shared) return begin(world, message.query, context)
      return goOnWith(world, { ...beside.draft, changedAt: now }, context)
    }
    case 'start fresh': {
      if (beside.is !== 'offered') return world
      const { draft } = beside
      return become({ beside: { is: 'cleared', draft, at: now, wasOpen: false } }, withoutDraft(drafts, draft.form))
    }
    case 'clear': {
      if (state.is !== 'typing' && state.is !== 'empty') return world
      const cleared = {
        ...newSession(context.newForm(), message.query),
        beside: { is: 'cleared', draft: open(message), at: now, wasOpen: true } as const,
        sheet: session.sheet + 1,
      }
      cleared.message.values = withoutText(message.query)
      return { session: cleared, drafts: withoutDraft(drafts, message.form) }
    }
    case 'undo': {
      if (beside.is !== 'cleared') return world
      const { draft, wasOpen } = beside
      const kept = withDraft(drafts, draft)
      if (!wasOpen) return become({ beside: { is: 'offered', draft } }, kept)
      return become(
        { state: { is: 'typing' }, message: messageOf(draft), beside: NOTHING, sheet: session.sheet + 1 },
        kept,
      )
    }

    case 'looked': {
      if (isBusy(state)) return world
      const since = message.changedAt || (state.is === 'opening' || state.is === 'editing' ? state.since : now)
      if (!isRecent({ ...message, changedAt: since }, now, device)) {
        // As long as an inquiry is open here, it is not sent.
        if (editedRow(session)) return become({ state: { is: 'left', to: { is: 'outbox' } }, answer: NONE })
        return begin(world, message.query, context, AGAIN)
      }
      if (beside.is === 'cleared' && !canUndo(beside.at, now, device)) return become({ beside: NOTHING })
      return world
    }
    case 'shown again': {
      const isOld = message.changedAt > 0 && isOvertaken(drafts, message)
      if (!isOld) return reduce(world, { type: 'looked' }, context)
      return begin(world, message.query, context, { ...AGAIN, isReturn: true, entry: event.entry })
    }
    case 'back':
      return begin(world, message.query, context, AGAIN)

    case 'open elsewhere':
      return state.is === 'opening' ? become({ state: { ...state, elsewhere: true } }) : world
    case 'not opened':
      return state.is === 'opening' ? become({ state: typed(message) }) : world
    case 'opened':
      return state.is === 'opening' ? opened(world, state, event.row, context) : world
    case 'found sent': {
      if (session.told.is !== 'sent') return world
      // The outbox has given it back to its form: it is a draft again.
      if (session.told.row && !event.row && state.is === 'empty') return begin(world, message.query, context)
      return become({ told: { ...session.told, row: event.row ?? null } })
    }

    case 'send': {
      const row = state.is === 'editing' ? state.row : null
      return become({ state: { is: 'sending', stored: false, row }, answer: NONE })
    }
    case 'stored': {
      const left = { ...message, values: {}, place: { is: 'sent', row: event.row } as const }
      return become(
        { state: { is: 'sending', stored: true, row: state.is === 'sending' ? state.row : null } },
        mayWrite ? withDraft(drafts, left) : drafts,
      )
    }
    case 'returned': {
      if (!mayWrite) return world
      const back = { ...message, changedAt: now }
      const row = state.is === 'sending' ? state.row : null
      return become({ state: { is: 'sending', stored: false, row }, message: back }, withDraft(drafts, open(back)))
    }
    case 'kept':
      return become(
        { state: { is: 'left', to: { is: 'thanks', sent: event.sent } } },
        mayWrite ? withoutDraft(drafts, message.form) : drafts,
      )
    case 'refused': {
      const { edits, replaces } = event.next
      const back: Message = {
        ...message,
        changedAt: now,
        change:
          edits === undefined ? message.change : { is: 'change', row: edits, seller: sellerOfChange(message.change) },
        replaces: { ids: replaces ?? [], person: event.person },
        // The server has another text under this id: from here on this is a form of its own.
        ...(event.isConflict && { form: context.newForm() }),
      }
      return become(
        {
          state: edits === undefined ? typed(back) : { is: 'opening', row: edits, since: now, elsewhere: false },
          message: back,
          answer: { is: event.why },
        },
        mayWrite ? withDraft(withoutDraft(drafts, message.form), open(back)) : drafts,
      )
    }
    case 'changed elsewhere': {
      // Where the form was left, its draft says so when a person comes back to it.
      if (!context.isShown) return world
      const { vehicle } = message
      const address = vehicle && vehicle !== 'left out' ? paths.contactAbout(vehicle.id) : paths.contact
      const alone: Message = {
        ...message,
        form: context.newForm(),
        query: new URL(address, 'http://any').search,
        change: { is: 'detached', seller: sellerOfChange(message.change) },
        changedAt: now,
      }
      return goOnWith({ session, drafts: withoutDraft(drafts, message.form) }, alone, context)
    }
  }
}

/** Left alone, or sent: whoever types next may be another person. */
const AGAIN: Arrival = { isReturn: false, entry: undefined, early: {}, isSent: false }

type Arrival = Omit<Extract<Event, { type: 'arrived' }>, 'type'>

const isBusy = ({ is }: State) => is === 'sending' || is === 'left'
const open = (message: Message): Draft => ({ ...message, place: { is: 'open' } })
const messageOf = ({ place: _, ...message }: Draft): Message => message
const typed = (message: Message): State => ({ is: isBlank(message) ? 'empty' : 'typing' })
const sellerOfChange = (change: Message['change']) => (change.is === 'new' ? {} : change.seller)
const isSameVehicle = (a: Message['vehicle'], b: Vehicle | null) => JSON.stringify(a) === JSON.stringify(b)

/** A person has changed the message. */
function changed({ session, drafts }: World, change: Partial<Message>, { now, device }: Context): World {
  const { state, beside } = session
  const message = { ...session.message, ...change, changedAt: now }
  message.shared = isHidden(message, device)
  const isEmpty = isBlank(message)
  return {
    session: {
      ...session,
      message,
      state: state.is === 'empty' || state.is === 'typing' ? typed(message) : state,
      beside: beside.is === 'cleared' ? NOTHING : beside,
    },
    drafts: isEmpty ? withoutDraft(drafts, message.form) : withDraft(drafts, open(message)),
  }
}

/** Goes on with a message at the address that it is about. */
function goOnWith({ session, drafts }: World, message: Message, context: Context): World {
  const { query, form } = message
  const kept = withDraft(drafts, open(message))
  if (query === session.message.query) return begin({ session, drafts: kept }, query, context)
  return { session: { ...session, state: { is: 'left', to: { is: 'contact', query, form } } }, drafts: kept }
}

/**
 * Goes on with the draft of the same subject, when it was changed recently and nothing else was typed since. Of any other
 * draft it only says that it is there. On a shared device it goes on only with the one of this history entry, says nothing of
 * others, and drops those that were left.
 * @param arrival how the person came here; without it they were here already
 */
function begin({ session, drafts: all }: World, query: string, context: Context, arrival?: Arrival): World {
  const { now, device } = context
  const isLeft = (draft: Draft) => draft.place.is === 'aside' || !isRecent(draft, now, device)
  const sent = findLast(all, ({ place }) => place.is === 'sent')
  const kept = all.filter(({ place }) => place.is !== 'early')
  let settled: Settled = { drafts: kept, entry: arrival?.entry, again: undefined }
  for (const early of all.filter(({ place }) => place.is === 'early')) settled = settle(settled, early, false, context)
  if (arrival && Object.keys(arrival.early).length > 0) {
    const form = arrival.entry ?? context.newForm()
    const early = { ...emptyMessage(form, query), values: arrival.early, changedAt: now }
    settled = settle({ ...settled, entry: form }, early, arrival.isSent, context)
  }

  const { entry, again } = settled
  const drafts = settled.drafts.filter(
    (draft) => draft.place.is !== 'sent' && !(isHidden(draft, device) && isLeft(draft)),
  )
  const belongsHere = (draft: Draft) => !arrival || !isHidden(draft, device) || draft.form === entry
  const recent = findLast(
    drafts,
    (draft) =>
      subjectOf(draft.query) === subjectOf(query) &&
      !isLeft(draft) &&
      belongsHere(draft) &&
      Object.keys(draft.values).length > 0,
  )
  const message = recent ? continued(recent, query, arrival) : presetMessage(context.newForm(), query)
  const offer =
    again ??
    findLast(drafts, (draft) => draft.form !== message.form && hasText(draft.values) && !isHidden(draft, device))
  const { change } = message
  const edits = change.is === 'change' ? change.row : new URLSearchParams(query).get(EDIT_PARAM)
  return {
    session: {
      state:
        edits === null || change.is === 'detached'
          ? { is: recent ? 'typing' : 'empty' }
          : { is: 'opening', row: edits, since: now, elsewhere: false },
      message,
      beside: offer ? { is: 'offered', draft: offer } : NOTHING,
      told: sent?.place.is === 'sent' ? { is: 'sent', id: sent.place.row, row: null } : NOTHING,
      answer: NONE,
      sheet: session.sheet + 1,
    },
    drafts,
  }
}

/** A draft as the form goes on with it at an address. */
function continued(draft: Draft, query: string, arrival: Arrival | undefined): Message {
  const wanted = interestOf(new URLSearchParams(query).get(INTEREST_PARAM))
  // A choice made at this very address is later than the address.
  const interest = draft.query === query ? (draft.values.interest ?? wanted) : (wanted ?? draft.values.interest)
  // A person who follows a link about a vehicle wants to mention it.
  const isLink = arrival !== undefined && !arrival.isReturn
  return {
    ...messageOf(draft),
    query,
    values: { ...preset(query), ...draft.values, interest: interest ?? 'sales' },
    vehicle: isLink && draft.vehicle === 'left out' ? null : draft.vehicle,
  }
}

/** `entry` is the form of the history entry, `again` a hidden draft whose beginning was typed again there. */
type Settled = { drafts: readonly Draft[]; entry: string | undefined; again: Draft | undefined }

/**
 * Takes up what was typed before hydration. It goes on with the draft of its subject, as input does; where it contradicts that
 * one, or was sent without what that one would add, it is a message of its own, and the draft is put aside.
 */
function settle({ drafts, entry, again }: Settled, early: Message, isSent: boolean, context: Context): Settled {
  const { device } = context
  const { values, changedAt, query } = early
  if (Object.keys(values).length === 0) return { drafts, entry, again }
  const earlier = findLast(
    drafts,
    (draft) =>
      draft.place.is === 'open' &&
      subjectOf(draft.query) === subjectOf(query) &&
      isRecent(draft, changedAt, device) &&
      (draft.form === early.form || !isHidden(draft, device)),
  )
  const shared = isHidden(early, device)
  if (earlier && !isOther(values, isSent, earlier)) {
    const more = { ...earlier, query, changedAt, shared, values: { ...earlier.values, ...values } }
    return { drafts: withDraft(drafts, more), entry, again }
  }
  const isTaken = drafts.some(({ form }) => form === early.form) || earlier?.form === early.form
  const form = isTaken ? context.newForm() : early.form
  const own: Draft = {
    ...emptyMessage(form, query),
    values,
    changedAt,
    shared,
    ...(earlier && { replaces: earlier.replaces }),
    place: { is: 'open' },
  }
  const aside: Draft | undefined = earlier && { ...earlier, place: { is: 'aside' } }
  return {
    drafts: withDraft(aside ? withDraft(drafts, aside) : drafts, own),
    entry: entry === early.form ? form : entry,
    // On a shared device it is offered only to a person who types the very same again in the very same place.
    again: aside && isHidden(aside, device) && isBeginning(values, aside.values) ? aside : again,
  }
}

const isOther = (values: Values, isSent: boolean, draft: Draft): boolean =>
  contradicts(values, draft.values) ||
  (isSent && Object.keys(draft.values).some((name) => !isChoice(name) && !Object.hasOwn(values, name)))

/** The inquiry that the message changes is locked, and as it is now; undefined when it is gone, or hidden. */
function opened(
  { session, drafts }: World,
  state: Extract<State, { is: 'opening' }>,
  row: Row | undefined,
  context: Context,
): World {
  const { message, beside } = session
  const { change } = message
  if (!row || row.state === 'delivered') {
    const gone: Message =
      change.is === 'change' ? { ...message, change: { is: 'gone', seller: change.seller } } : message
    return {
      session: { ...session, message: gone, state: typed(gone), told: { is: 'gone', row: row ?? null } },
      drafts,
    }
  }
  const editing: State = { is: 'editing', row, since: state.since }
  const opened: Message['change'] = { is: 'change', row: row.id, seller: sellerOf(row.payload) }
  // The form has all of its text, also what was emptied since.
  if (change.is === 'change')
    return { session: { ...session, message: { ...message, change: opened }, state: editing }, drafts }

  const saved = valuesOf(row.payload)
  const { vehicleId, colors } = row.payload ?? {}
  const own: Partial<Message> = {
    change: opened,
    vehicle: vehicleId
      ? { id: vehicleId, name: row.subject.vehicleName ?? null, colors: colors ?? null }
      : message.vehicle,
  }
  if (contradicts(message.values, saved)) {
    // Of another inquiry: a message of its own, which is offered.
    const { values, changedAt, shared } = message
    const other = open({ ...emptyMessage(context.newForm(), ''), values, changedAt, shared })
    const { query } = message
    return {
      session: {
        ...session,
        state: editing,
        message: { ...emptyMessage(context.newForm(), query), values: { ...preset(query), ...saved }, ...own },
        beside: isHidden(other, context.device) ? beside : { is: 'offered', draft: other },
        sheet: session.sheet + 1,
      },
      drafts: withDraft(withoutDraft(drafts, message.form), other),
    }
  }
  const interest = message.values.interest === preset(message.query).interest ? saved.interest : message.values.interest
  const values = { ...saved, ...message.values, ...(interest && { interest }) }
  return { session: { ...session, state: editing, message: { ...message, ...own, values } }, drafts }
}
