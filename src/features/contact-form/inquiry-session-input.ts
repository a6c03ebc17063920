import { begin } from './begin.ts'
import { type FormMessage, type InquiryVehicle, isHidden, isOvertaken, withDraft, withoutDraft } from './drafts.ts'
import {
  type Context,
  type InputEvent,
  isBlank,
  isBusy,
  isSame,
  NOTHING,
  openDraft,
  typedState,
  type World,
  withChange,
} from './inquiry-session-state.ts'

/** A person came to the form, typed, or left the vehicle out; or the vehicle was looked up. */
export function afterInput(world: World, event: InputEvent, context: Context): World {
  const { session, drafts } = world
  const { state, message } = session
  switch (event.type) {
    case 'arrived': {
      const begun = begin(world, message.query, context, event)
      // Text typed before hydration stays in its fields, and only the rest is filled in.
      return { ...begun, session: { ...begun.session, fieldsKey: session.fieldsKey } }
    }
    case 'typed':
      return isBusy(state) || isSame(event.values, message.values)
        ? world
        : afterTyping(world, { values: event.values }, context)
    case 'omit vehicle':
      return isBusy(state) ? world : afterTyping(world, { vehicle: 'omitted' }, context)
    case 'vehicle': {
      if (event.form !== message.form || state.is === 'left' || message.vehicle === 'omitted') return world
      if (isSameVehicle(message.vehicle, event.vehicle)) return world
      const named = { ...message, vehicle: event.vehicle }
      // Saving the same text again must not change its time.
      const hasDraft = drafts.some((draft) => draft.status.is === 'open' && draft.form === message.form)
      return withChange(
        world,
        { message: named },
        hasDraft && !isOvertaken(drafts, message) ? withDraft(drafts, openDraft(named)) : drafts,
      )
    }
  }
}

const isSameVehicle = (a: FormMessage['vehicle'], b: InquiryVehicle | null) => JSON.stringify(a) === JSON.stringify(b)

/** The message after a person has changed it. */
function afterTyping({ session, drafts }: World, change: Partial<FormMessage>, { now, device }: Context): World {
  const { state, draftNotice } = session
  const message = { ...session.message, ...change, changedAt: now }
  message.shared = isHidden(message, device)
  const isEmpty = isBlank(message)
  return {
    session: {
      ...session,
      message,
      state: state.is === 'empty' || state.is === 'typing' ? typedState(message) : state,
      // "Undo" would replace what is typed. A vehicle that is left out does not end it.
      draftNotice: draftNotice.is === 'cleared' && change.values ? NOTHING : draftNotice,
    },
    drafts: isEmpty ? withoutDraft(drafts, message.form) : withDraft(drafts, openDraft(message)),
  }
}
