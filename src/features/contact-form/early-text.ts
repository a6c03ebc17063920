import { findLast } from '../../lib/find-last.ts'
import {
  contradicts,
  type Device,
  type Draft,
  emptyMessage,
  type FormMessage,
  isBeginning,
  isHidden,
  isRecent,
  subjectOf,
  withDraft,
} from './drafts.ts'
import { isChoice, type Values } from './fields.ts'
import type { Arrival, Context } from './inquiry-session-state.ts'

/** The drafts of the tab once what was typed before hydration is among them. */
export type TakenUp = {
  drafts: readonly Draft[]
  /** The form of the history entry. */
  entry: string | undefined
  /** A hidden draft whose beginning was typed again at its history entry. */
  retyped: Draft | undefined
}

/**
 * Takes up what was typed before hydration: on pages that were left (drafts with the status `early`), and then on this
 * page. Like later input, it continues the draft of its subject. If it contradicts that draft, or was sent without the
 * draft's text, it becomes a separate message, and the draft is put aside.
 */
export function takeUpEarlyText(
  stored: readonly Draft[],
  query: string,
  context: Context,
  arrival: Arrival | undefined,
): TakenUp {
  const isEarly = ({ status }: Draft) => status.is === 'early'
  const written = stored.filter((draft) => !isEarly(draft))
  const left = stored.filter(isEarly).reduce<TakenUp>((taken, early) => takeUp(taken, early, false, context), {
    drafts: written,
    entry: arrival?.entry,
    retyped: undefined,
  })
  if (!arrival || Object.keys(arrival.early).length === 0) return left
  const form = arrival.entry ?? context.newForm()
  const early = { ...emptyMessage(form, query), values: arrival.early, changedAt: context.now }
  return takeUp({ ...left, entry: form }, early, arrival.isSent, context)
}

function takeUp(taken: TakenUp, early: FormMessage, isSent: boolean, context: Context): TakenUp {
  if (Object.keys(early.values).length === 0) return taken
  const { device } = context
  const earlier = findLast(taken.drafts, (draft) => mayContinue(draft, early, device))
  if (earlier && !isOther(early.values, isSent, earlier))
    return { ...taken, drafts: withDraft(taken.drafts, joined(earlier, early, device)) }
  const isTaken = taken.drafts.some(({ form }) => form === early.form) || earlier?.form === early.form
  const own: Draft = {
    ...emptyMessage(isTaken ? context.newForm() : early.form, early.query),
    values: early.values,
    changedAt: early.changedAt,
    shared: isHidden(early, device),
    ...(earlier && { replaces: earlier.replaces }),
    status: { is: 'open' },
  }
  const aside: Draft | undefined = earlier && { ...earlier, status: { is: 'aside' } }
  return {
    drafts: withDraft(aside ? withDraft(taken.drafts, aside) : taken.drafts, own),
    entry: taken.entry === early.form ? own.form : taken.entry,
    // On a shared device a draft is offered only to a person who types its beginning again at the same history entry.
    retyped: aside && isHidden(aside, device) && isBeginning(early.values, aside.values) ? aside : taken.retyped,
  }
}

const mayContinue = (draft: Draft, early: FormMessage, device: Device): boolean =>
  draft.status.is === 'open' &&
  subjectOf(draft.query) === subjectOf(early.query) &&
  isRecent(draft, early.changedAt, device) &&
  (draft.form === early.form || !isHidden(draft, device))

const joined = (draft: Draft, early: FormMessage, device: Device): Draft => ({
  ...draft,
  query: early.query,
  changedAt: early.changedAt,
  shared: isHidden(early, device),
  values: { ...draft.values, ...early.values },
})

/** Whether a text cannot belong to a draft: it says something else, or was sent without some of the draft's text. */
const isOther = (values: Values, isSent: boolean, draft: Draft): boolean =>
  contradicts(values, draft.values) ||
  (isSent && Object.keys(draft.values).some((name) => !isChoice(name) && !Object.hasOwn(values, name)))
