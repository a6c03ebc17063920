import { EDIT_PARAM, INTEREST_PARAM } from '../../addresses/paths.ts'
import { findLast } from '../../lib/find-last.ts'
import {
  contradicts,
  type Draft,
  emptyMessage,
  type FormMessage,
  hasText,
  isBeginning,
  isHidden,
  isRecent,
  subjectOf,
  withDraft,
} from './drafts.ts'
import { interestOf, isChoice, type Values } from './fields.ts'
import {
  type Context,
  type InquiryEvent,
  messageOf,
  NOTHING,
  preset,
  presetMessage,
  type World,
} from './session-state.ts'

/** How a person came to the form. */
export type Arrival = Omit<Extract<InquiryEvent, { type: 'arrived' }>, 'type'>

/**
 * Continues the draft of the same subject if it was changed recently and nothing else was typed since. Any other draft
 * is only mentioned. On a shared device, continues only the draft of this history entry, mentions none, and drops
 * abandoned ones.
 * @param arrival the navigation that opened the form; omit when the form was already open
 */
export function begin({ session, drafts: all }: World, query: string, context: Context, arrival?: Arrival): World {
  const { now, device } = context
  const isAbandoned = (draft: Draft) => draft.status.is === 'aside' || !isRecent(draft, now, device)
  const sent = findLast(all, ({ status }) => status.is === 'sent')
  const written = all.filter(({ status }) => status.is !== 'early')
  let settled: Settled = { drafts: written, entry: arrival?.entry, retyped: undefined }
  for (const early of all.filter(({ status }) => status.is === 'early'))
    settled = settle(settled, early, false, context)
  if (arrival && Object.keys(arrival.early).length > 0) {
    const form = arrival.entry ?? context.newForm()
    const early = { ...emptyMessage(form, query), values: arrival.early, changedAt: now }
    settled = settle({ ...settled, entry: form }, early, arrival.isSent, context)
  }

  const { entry, retyped } = settled
  const drafts = settled.drafts.filter(
    (draft) => draft.status.is !== 'sent' && !(isHidden(draft, device) && isAbandoned(draft)),
  )
  const belongsHere = (draft: Draft) => !arrival || !isHidden(draft, device) || draft.form === entry
  const recent = findLast(
    drafts,
    (draft) =>
      subjectOf(draft.query) === subjectOf(query) &&
      !isAbandoned(draft) &&
      belongsHere(draft) &&
      Object.keys(draft.values).length > 0,
  )
  const message = recent ? continued(recent, query, arrival) : presetMessage(context.newForm(), query)
  const offer =
    retyped ??
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
      draftNotice: offer ? { is: 'offered', draft: offer } : NOTHING,
      rowNotice: sent?.status.is === 'sent' ? { is: 'sent', id: sent.status.row, row: null } : NOTHING,
      sendError: NOTHING,
      fieldsKey: session.fieldsKey + 1,
    },
    drafts,
  }
}

/** The message with which the form continues a draft at an address. */
function continued(draft: Draft, query: string, arrival: Arrival | undefined): FormMessage {
  const wanted = interestOf(new URLSearchParams(query).get(INTEREST_PARAM))
  // A choice that was made at this address is newer than the address.
  const interest = draft.query === query ? (draft.values.interest ?? wanted) : (wanted ?? draft.values.interest)
  // A person who follows a link about a vehicle wants to mention that vehicle.
  const isLink = arrival !== undefined && !arrival.isReturn
  return {
    ...messageOf(draft),
    query,
    values: { ...preset(query), ...draft.values, interest: interest ?? 'sales' },
    vehicle: isLink && draft.vehicle === 'omitted' ? null : draft.vehicle,
  }
}

/** `entry` is the form of the history entry, `retyped` a hidden draft whose beginning was typed again there. */
type Settled = { drafts: readonly Draft[]; entry: string | undefined; retyped: Draft | undefined }

/**
 * Takes the text that was typed before hydration. Like later input, it continues the draft of its subject. If it
 * contradicts that draft, or was sent without the draft's text, it becomes a separate message, and the draft is put
 * aside.
 */
function settle({ drafts, entry, retyped }: Settled, early: FormMessage, isSent: boolean, context: Context): Settled {
  const { device } = context
  const { values, changedAt, query } = early
  if (Object.keys(values).length === 0) return { drafts, entry, retyped }
  const earlier = findLast(
    drafts,
    (draft) =>
      draft.status.is === 'open' &&
      subjectOf(draft.query) === subjectOf(query) &&
      isRecent(draft, changedAt, device) &&
      (draft.form === early.form || !isHidden(draft, device)),
  )
  const shared = isHidden(early, device)
  if (earlier && !isOther(values, isSent, earlier)) {
    const more = { ...earlier, query, changedAt, shared, values: { ...earlier.values, ...values } }
    return { drafts: withDraft(drafts, more), entry, retyped }
  }
  const isTaken = drafts.some(({ form }) => form === early.form) || earlier?.form === early.form
  const form = isTaken ? context.newForm() : early.form
  const own: Draft = {
    ...emptyMessage(form, query),
    values,
    changedAt,
    shared,
    ...(earlier && { replaces: earlier.replaces }),
    status: { is: 'open' },
  }
  const aside: Draft | undefined = earlier && { ...earlier, status: { is: 'aside' } }
  return {
    drafts: withDraft(aside ? withDraft(drafts, aside) : drafts, own),
    entry: entry === early.form ? form : entry,
    // On a shared device a draft is offered only to a person who types its beginning again at the same history entry.
    retyped: aside && isHidden(aside, device) && isBeginning(values, aside.values) ? aside : retyped,
  }
}

const isOther = (values: Values, isSent: boolean, draft: Draft): boolean =>
  contradicts(values, draft.values) ||
  (isSent && Object.keys(draft.values).some((name) => !isChoice(name) && !Object.hasOwn(values, name)))
