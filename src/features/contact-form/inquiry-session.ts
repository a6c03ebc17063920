import { paths } from '../../addresses/paths.ts'
import { sellerOf } from '../../device/seller.ts'
import type { Row } from '../../outbox/row.ts'
import { begin } from './begin.ts'
import {
  canUndo,
  contradicts,
  type Draft,
  emptyMessage,
  type FormMessage,
  type InquiryVehicle,
  isHidden,
  isOvertaken,
  isRecent,
  withDraft,
  withDraftInstead,
  withoutDraft,
} from './drafts.ts'
import { valuesOf } from './fields.ts'
import {
  type Arrival,
  type Context,
  editedRow,
  type InquiryEvent,
  type InquirySession,
  isBlank,
  isBusy,
  isSame,
  messageOf,
  NOTHING,
  newInquirySession,
  onlyInterest,
  openDraft,
  preset,
  type State,
  type World,
} from './inquiry-session-state.ts'

/** Computes the session and the tab's drafts after an event. */
export function reduce(world: World, event: InquiryEvent, context: Context): World {
  const { session, drafts } = world
  const { state, message, draftNotice } = session
  const { now, device } = context
  const become = (change: Partial<InquirySession>, nextDrafts: readonly Draft[] = drafts): World => ({
    session: { ...session, ...change },
    drafts: nextDrafts,
  })
  /** A form that was left may only change its own draft, and only if nothing else has changed that. */
  const mayWrite = context.isShown || !isOvertaken(drafts, message)

  switch (event.type) {
    case 'arrived': {
      const begun = begin(world, message.query, context, event)
      // Text typed before hydration stays in its fields, and only the rest is filled in.
      return { ...begun, session: { ...begun.session, fieldsKey: session.fieldsKey } }
    }
    case 'typed':
      return isBusy(state) || isSame(event.values, message.values)
        ? world
        : changed(world, { values: event.values }, context)
    case 'omit vehicle':
      return isBusy(state) ? world : changed(world, { vehicle: 'omitted' }, context)
    case 'vehicle': {
      if (event.form !== message.form || state.is === 'left' || message.vehicle === 'omitted') return world
      if (isSameVehicle(message.vehicle, event.vehicle)) return world
      const named = { ...message, vehicle: event.vehicle }
      // Saving the same text again must not change its time.
      const isKept = drafts.some((draft) => draft.status.is === 'open' && draft.form === message.form)
      return become(
        { message: named },
        isKept && !isOvertaken(drafts, message) ? withDraft(drafts, openDraft(named)) : drafts,
      )
    }

    case 'continue': {
      if (draftNotice.is !== 'offered' || isBusy(state)) return world
      // The device has become shared since the draft was offered, so it may be another person's.
      if (isHidden(draftNotice.draft, device) && !draftNotice.draft.shared) return begin(world, message.query, context)
      return goOnWith(world, { ...draftNotice.draft, changedAt: now }, context)
    }
    case 'start fresh': {
      if (draftNotice.is !== 'offered' || isBusy(state)) return world
      const { draft } = draftNotice
      return become(
        { draftNotice: { is: 'cleared', draft, at: now, wasOpen: false, before: draftNotice } },
        withoutDraft(drafts, draft.form),
      )
    }
    case 'clear': {
      if (state.is !== 'typing' && state.is !== 'empty') return world
      const cleared: InquirySession = {
        ...newInquirySession(context.newForm(), message.query),
        draftNotice: {
          is: 'cleared',
          draft: openDraft(message),
          at: now,
          wasOpen: true,
          before: draftNotice.is === 'offered' ? draftNotice : NOTHING,
        },
        fieldsKey: session.fieldsKey + 1,
      }
      cleared.message.values = onlyInterest(message.query)
      return { session: cleared, drafts: withoutDraft(drafts, message.form) }
    }
    case 'undo': {
      if (draftNotice.is !== 'cleared' || isBusy(state)) return world
      const { draft, wasOpen, before } = draftNotice
      const nextDrafts = isBlank(draft) ? drafts : withDraft(drafts, draft)
      if (!wasOpen) return become({ draftNotice: before }, nextDrafts)
      return become(
        { state: typed(draft), message: messageOf(draft), draftNotice: before, fieldsKey: session.fieldsKey + 1 },
        nextDrafts,
      )
    }

    case 'time passed': {
      if (isBusy(state)) return world
      const since = message.changedAt || (state.is === 'opening' || state.is === 'editing' ? state.since : now)
      if (!isRecent({ ...message, changedAt: since }, now, device)) {
        // Leaves the form, because an inquiry that is open here is not sent.
        if (editedRow(session)) return become({ state: { is: 'left', to: { is: 'outbox' } }, sendError: NOTHING })
        return begin(world, message.query, context, AGAIN)
      }
      if (draftNotice.is === 'cleared' && !canUndo(draftNotice.at, now, device)) return become({ draftNotice: NOTHING })
      return world
    }
    case 'shown again': {
      const isOld = message.changedAt > 0 && isOvertaken(drafts, message)
      // The answer to a text that is being sent decides what becomes of it.
      if (!isOld || state.is === 'sending') return reduce(world, { type: 'time passed' }, context)
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
      if (session.rowNotice.is !== 'sent') return world
      // The outbox has returned the message to its form, so it is a draft again.
      if (session.rowNotice.row && !event.row && state.is === 'empty') return begin(world, message.query, context)
      return become({ rowNotice: { ...session.rowNotice, row: event.row ?? null } })
    }

    case 'send': {
      if (isBusy(state) || state.is === 'opening') return world
      const row = state.is === 'editing' ? state.row : null
      return become({ state: { is: 'sending', stored: false, row }, sendError: NOTHING })
    }
    case 'stored': {
      if (state.is !== 'sending') return world
      const sentDraft = { ...message, values: {}, status: { is: 'sent', row: event.row } as const }
      return become({ state: { ...state, stored: true } }, mayWrite ? withDraft(drafts, sentDraft) : drafts)
    }
    case 'returned': {
      if (state.is !== 'sending' || !mayWrite) return world
      const back = { ...message, changedAt: now }
      return become({ state: { ...state, stored: false }, message: back }, withDraft(drafts, openDraft(back)))
    }
    case 'submitted':
      // The page was restored meanwhile, and has begun another message.
      if (state.is !== 'sending') return world
      return become(
        { state: { is: 'left', to: { is: 'thanks', sent: event.sent } } },
        mayWrite ? withoutDraft(drafts, message.form) : drafts,
      )
    case 'refused': {
      const { edits, replaces } = event.next
      const back: FormMessage = {
        ...message,
        changedAt: now,
        change:
          edits === undefined ? message.change : { is: 'change', row: edits, seller: sellerOfChange(message.change) },
        replaces: { ids: replaces ?? [], person: event.person },
        // The server has another text under this id, so this becomes a new form.
        ...(event.isConflict && { form: context.newForm() }),
      }
      return become(
        {
          state: edits === undefined ? typed(back) : { is: 'opening', row: edits, since: now, elsewhere: false },
          message: back,
          sendError: { is: event.why },
        },
        mayWrite ? withDraft(withoutDraft(drafts, message.form), openDraft(back)) : drafts,
      )
    }
    case 'changed elsewhere': {
      // If the person has left the form, its draft shows this when they come back.
      if (!context.isShown) return world
      const { vehicle } = message
      const address = vehicle && vehicle !== 'omitted' ? paths.contactAbout(vehicle.id) : paths.contact
      const alone: FormMessage = {
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
/** After a long pause or after sending, the next text may be another person's. */
const AGAIN: Arrival = { isReturn: false, entry: undefined, early: {}, isSent: false }
const typed = (message: FormMessage): State => ({ is: isBlank(message) ? 'empty' : 'typing' })
const sellerOfChange = (change: FormMessage['change']) => (change.is === 'new' ? {} : change.seller)
const isSameVehicle = (a: FormMessage['vehicle'], b: InquiryVehicle | null) => JSON.stringify(a) === JSON.stringify(b)

/** The message after a person has changed it. */
function changed({ session, drafts }: World, change: Partial<FormMessage>, { now, device }: Context): World {
  const { state, draftNotice } = session
  const message = { ...session.message, ...change, changedAt: now }
  message.shared = isHidden(message, device)
  const isEmpty = isBlank(message)
  return {
    session: {
      ...session,
      message,
      state: state.is === 'empty' || state.is === 'typing' ? typed(message) : state,
      // "Undo" would replace what is typed. A vehicle that is left out does not end it.
      draftNotice: draftNotice.is === 'cleared' && change.values ? NOTHING : draftNotice,
    },
    drafts: isEmpty ? withoutDraft(drafts, message.form) : withDraft(drafts, openDraft(message)),
  }
}

/** Continues with a message at the address that it is about. */
function goOnWith({ session, drafts }: World, message: FormMessage, context: Context): World {
  const { query, form } = message
  const nextDrafts = withDraftInstead(drafts, openDraft(message), context.device)
  if (query === session.message.query) return begin({ session, drafts: nextDrafts }, query, context)
  return { session: { ...session, state: { is: 'left', to: { is: 'contact', query, form } } }, drafts: nextDrafts }
}
/** Handles the inquiry to edit, which is locked and current; undefined when it is gone or hidden. */
function opened(
  { session, drafts }: World,
  state: Extract<State, { is: 'opening' }>,
  row: Row | undefined,
  context: Context,
): World {
  const { message, draftNotice } = session
  const { change } = message
  if (!row || row.state === 'delivered') {
    const gone: FormMessage =
      change.is === 'change' ? { ...message, change: { is: 'gone', seller: change.seller } } : message
    return {
      session: { ...session, message: gone, state: typed(gone), rowNotice: { is: 'gone', row: row ?? null } },
      drafts,
    }
  }
  const editing: State = { is: 'editing', row, since: state.since }
  const opened: FormMessage['change'] = { is: 'change', row: row.id, seller: sellerOf(row.payload) }
  // The form has its whole text, including what was emptied since.
  if (change.is === 'change')
    return { session: { ...session, message: { ...message, change: opened }, state: editing }, drafts }

  const saved = valuesOf(row.payload)
  const { vehicleId, colors } = row.payload ?? {}
  const own: Partial<FormMessage> = {
    change: opened,
    vehicle: vehicleId
      ? { id: vehicleId, name: row.subject.vehicleName ?? null, colors: colors ?? null }
      : message.vehicle,
  }
  if (contradicts(message.values, saved)) {
    // The text belongs to another inquiry, so it becomes a separate message, which is offered.
    const { values, changedAt, shared } = message
    const other = openDraft({ ...emptyMessage(context.newForm(), ''), values, changedAt, shared })
    const { query } = message
    return {
      session: {
        ...session,
        state: editing,
        message: { ...emptyMessage(context.newForm(), query), values: { ...preset(query), ...saved }, ...own },
        draftNotice: isHidden(other, context.device) ? draftNotice : { is: 'offered', draft: other },
        fieldsKey: session.fieldsKey + 1,
      },
      drafts: withDraftInstead(withoutDraft(drafts, message.form), other, context.device),
    }
  }
  const interest = message.values.interest === preset(message.query).interest ? saved.interest : message.values.interest
  const values = { ...saved, ...message.values, ...(interest && { interest }) }
  return { session: { ...session, state: editing, message: { ...message, ...own, values } }, drafts }
}
