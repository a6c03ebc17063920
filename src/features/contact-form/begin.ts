import { EDIT_PARAM, INTEREST_PARAM } from '../../addresses/paths.ts'
import { findLast } from '../../lib/find-last.ts'
import { type Draft, type FormMessage, hasText, isHidden, isRecent, subjectOf, withDraftInstead } from './drafts.ts'
import { takeUpEarlyText } from './early-text.ts'
import { interestOf } from './fields.ts'
import {
  type Arrival,
  type Context,
  type InquirySession,
  messageOf,
  NOTHING,
  openDraft,
  preset,
  presetMessage,
  type State,
  type World,
} from './inquiry-session-state.ts'

/**
 * Begins the form at an address: continues the draft of the same subject if it was changed recently and nothing else
 * was typed since, and only mentions another draft. On a shared device it continues only the draft of this history
 * entry, mentions none, and drops abandoned ones.
 * @param arrival the navigation that opened the form; omit when the form was already open
 */
export function begin(world: World, query: string, context: Context, arrival?: Arrival): World {
  const taken = takeUpEarlyText(world.drafts, query, context, arrival)
  const drafts = taken.drafts.filter((draft) => staysInTab(draft, context))
  // Without an arrival, the person at the open form has asked for it.
  const entry = arrival ? { form: taken.entry } : 'any'
  const recent = draftToContinue(drafts, query, entry, context)
  const message = recent ? continued(recent, query, arrival) : presetMessage(context.newForm(), query)
  const offer = taken.retyped ?? draftToOffer(drafts, message, context)
  return {
    session: {
      state: firstState(message, query, recent !== undefined, context.now),
      message,
      draftNotice: offer ? { is: 'offered', draft: offer } : NOTHING,
      rowNotice: noticeOfSent(world.drafts),
      sendError: NOTHING,
      fieldsKey: world.session.fieldsKey + 1,
    },
    drafts,
  }
}

/** Put aside, or left for too long: such a draft is never continued by itself. */
const isAbandoned = (draft: Draft, { now, device }: Context): boolean =>
  draft.status.is === 'aside' || !isRecent(draft, now, device)

/** Whether a draft stays in the tab, which drops one that was sent, and one that was abandoned on a shared device. */
const staysInTab = (draft: Draft, context: Context): boolean =>
  draft.status.is !== 'sent' && !(isHidden(draft, context.device) && isAbandoned(draft, context))

/** @param entry whose drafts a shared device continues: those of the form of this history entry, or any */
export const draftToContinue = (
  drafts: readonly Draft[],
  query: string,
  entry: { form: string | undefined } | 'any',
  context: Context,
): Draft | undefined =>
  findLast(
    drafts,
    (draft) =>
      subjectOf(draft.query) === subjectOf(query) &&
      !isAbandoned(draft, context) &&
      (entry === 'any' || draft.form === entry.form || !isHidden(draft, context.device)) &&
      Object.keys(draft.values).length > 0,
  )

/** The newest draft that is not in the fields and that anybody may see. */
export const draftToOffer = (drafts: readonly Draft[], { form }: FormMessage, { device }: Context): Draft | undefined =>
  findLast(drafts, (draft) => draft.form !== form && hasText(draft.values) && !isHidden(draft, device))

/** A message that changes a row begins by locking it, unless another tab has changed that row. */
export function firstState({ change }: FormMessage, query: string, isContinued: boolean, now: number): State {
  const row = change.is === 'change' ? change.row : new URLSearchParams(query).get(EDIT_PARAM)
  if (row === null || change.is === 'detached') return { is: isContinued ? 'typing' : 'empty' }
  return { is: 'opening', row, since: now, elsewhere: false }
}

/** Says what became of the message that was sent just before the page was loaded. */
function noticeOfSent(drafts: readonly Draft[]): InquirySession['rowNotice'] {
  const status = findLast(drafts, ({ status }) => status.is === 'sent')?.status
  return status?.is === 'sent' ? { is: 'sent', id: status.row, row: null } : NOTHING
}

/** The message with which the form continues a draft at an address. */
function continued(draft: Draft, query: string, arrival: Arrival | undefined): FormMessage {
  const interestOfAddress = interestOf(new URLSearchParams(query).get(INTEREST_PARAM))
  // A choice that was made at this address is newer than the address.
  const interest =
    draft.query === query ? (draft.values.interest ?? interestOfAddress) : (interestOfAddress ?? draft.values.interest)
  // A person who follows a link about a vehicle wants to mention that vehicle.
  const isLink = arrival !== undefined && !arrival.isReturn
  return {
    ...messageOf(draft),
    query,
    values: { ...preset(query), ...draft.values, interest: interest ?? 'sales' },
    vehicle: isLink && draft.vehicle === 'omitted' ? null : draft.vehicle,
  }
}

/** Continues with a message at the address that it is about. */
export function goOnWith({ session, drafts }: World, message: FormMessage, context: Context): World {
  const { query, form } = message
  const nextDrafts = withDraftInstead(drafts, openDraft(message), context.device)
  if (query === session.message.query) return begin({ session, drafts: nextDrafts }, query, context)
  return { session: { ...session, state: { is: 'left', to: { is: 'contact', query, form } } }, drafts: nextDrafts }
}
