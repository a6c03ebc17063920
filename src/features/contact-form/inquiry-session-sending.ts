import { paths } from '../../addresses/paths.ts'
import { goOnWith } from './begin.ts'
import { type FormMessage, isOvertaken, withDraft, withoutDraft } from './drafts.ts'
import {
  type Context,
  isBusy,
  NOTHING,
  openDraft,
  type SendEvent,
  typedState,
  type World,
  withChange,
} from './inquiry-session-state.ts'

/** A text is being sent. Until the outbox or the server has it, a draft keeps it. */
export function afterSending(world: World, event: SendEvent, context: Context): World {
  const { session, drafts } = world
  const { state, message } = session
  const { now } = context
  /** A form that was left may only change its own draft, and only if nothing else has changed that. */
  const mayWrite = context.isShown || !isOvertaken(drafts, message)
  switch (event.type) {
    case 'send': {
      if (isBusy(state) || state.is === 'opening') return world
      const row = state.is === 'editing' ? state.row : null
      return withChange(world, { state: { is: 'sending', stored: false, row }, sendError: NOTHING })
    }
    case 'stored': {
      if (state.is !== 'sending') return world
      const sentDraft = { ...message, values: {}, status: { is: 'sent', row: event.row } as const }
      return withChange(world, { state: { ...state, stored: true } }, mayWrite ? withDraft(drafts, sentDraft) : drafts)
    }
    case 'returned': {
      if (state.is !== 'sending' || !mayWrite) return world
      const back = { ...message, changedAt: now }
      return withChange(
        world,
        { state: { ...state, stored: false }, message: back },
        withDraft(drafts, openDraft(back)),
      )
    }
    case 'submitted':
      // The page was restored meanwhile, and has begun another message.
      if (state.is !== 'sending') return world
      return withChange(
        world,
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
      return withChange(
        world,
        {
          state: edits === undefined ? typedState(back) : { is: 'opening', row: edits, since: now, elsewhere: false },
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

const sellerOfChange = (change: FormMessage['change']) => (change.is === 'new' ? {} : change.seller)
