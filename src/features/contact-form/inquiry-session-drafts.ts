import { begin, goOnWith } from './begin.ts'
import { isHidden, withDraft, withoutDraft } from './drafts.ts'
import {
  type Context,
  type DraftEvent,
  type InquirySession,
  isBlank,
  isBusy,
  messageOf,
  NOTHING,
  newInquirySession,
  onlyInterest,
  openDraft,
  typedState,
  type World,
  withChange,
} from './inquiry-session-state.ts'

/** A person chose what becomes of a draft: the offered one, or the one in the fields. */
export function afterDraftChoice(world: World, event: DraftEvent, context: Context): World {
  const { session, drafts } = world
  const { state, message, draftNotice } = session
  const { now, device } = context
  switch (event.type) {
    case 'continue': {
      if (draftNotice.is !== 'offered' || isBusy(state)) return world
      // The device has become shared since the draft was offered, so it may be another person's.
      if (isHidden(draftNotice.draft, device) && !draftNotice.draft.shared) return begin(world, message.query, context)
      return goOnWith(world, { ...draftNotice.draft, changedAt: now }, context)
    }
    case 'start fresh': {
      if (draftNotice.is !== 'offered' || isBusy(state)) return world
      const { draft } = draftNotice
      return withChange(
        world,
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
      if (!wasOpen) return withChange(world, { draftNotice: before }, nextDrafts)
      return withChange(
        world,
        { state: typedState(draft), message: messageOf(draft), draftNotice: before, fieldsKey: session.fieldsKey + 1 },
        nextDrafts,
      )
    }
  }
}
