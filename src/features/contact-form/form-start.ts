import { isSharedDevice } from '../../device/shared-device.ts'
import { newId } from '../../outbox/id.ts'
import { contradicts, type Draft, dropDrafts, hasText, isHidden, keepDraft, readDrafts } from './drafts.ts'
import type { Early } from './early-values.ts'
import { isChoice } from './fields.ts'

/** What a form begins with. */
export type Start = {
  /** UUID of the form. */
  form: string
  /** The draft that it goes on with. */
  draft?: Draft | undefined
  /** An unfinished message that is about something else, or that somebody else may have typed. */
  offer?: Draft | undefined
  /** What was thrown away at this time (epoch ms), as long as that can be undone; `wasOpen` when it stood in the form. */
  cleared?: { drafts: Draft[]; wasOpen: boolean; at: number } | undefined
}

export type Arrival = {
  /** What was typed before hydration, into fields that looked empty. */
  early?: Early | undefined
  /** By Back, Forward or a reload, and not by a link or an address. */
  isReturn: boolean
}

/** For so long after its last change a draft comes back by itself, in ms. Later somebody else may stand there. */
const REST_MS = 30 * 60_000
const REST_SHARED_MS = 3 * 60_000
/** For so long "Clear" can be taken back on a device that several people use, in ms. */
const UNDO_SHARED_MS = 30_000

/** A clock that moved back an hour must not make a draft of this morning recent. */
export const isRecent = (draft: Pick<Draft, 'changedAt' | 'shared'>, now: number): boolean =>
  Math.abs(now - draft.changedAt) < (isHidden(draft) ? REST_SHARED_MS : REST_MS)

/** Whether what was cleared at this time (epoch ms) can still be taken back. */
export const canUndo = (clearedAt: number, now: number): boolean =>
  Math.abs(now - clearedAt) < (isSharedDevice() ? UNDO_SHARED_MS : REST_MS)

/** What an address asks about: drafts of the same subject are one another's. */
export function subjectOf(query: string): string {
  const asked = new URLSearchParams(query)
  for (const key of ['edit', 'vehicle', 'interest']) {
    const value = asked.get(key)
    if (value) return `${key} ${value.toLowerCase()}`
  }
  return ''
}

/**
 * Goes on with the draft of the same subject, when it was changed recently and nothing else was typed since. Of any other
 * draft it only says that it is there. On a shared device it goes on only with one that somebody returns to, says nothing of
 * others, and drops those that were left.
 * @param query of the address, with its question mark
 * @param now epoch ms
 * @param arrival how somebody came here; without it they were here already
 */
export function startAt(query: string, now: number, { early, isReturn }: Arrival = { isReturn: true }): Start {
  const drafts = readDrafts().filter(({ sent }) => !sent)
  const isLeft = (draft: Draft) => draft.rested || !isRecent(draft, now)
  dropDrafts(...drafts.filter((each) => isHidden(each) && isLeft(each)).map(({ form }) => form))
  const recent = drafts.findLast(
    (each) => subjectOf(each.query) === subjectOf(query) && !isLeft(each) && (isReturn || !isHidden(each)),
  )
  const isOther = recent && early && isOtherText(early, recent)
  if (isOther) keepDraft({ ...recent, rested: true })
  // Whoever follows a link about a vehicle wants to mention it.
  const draft = isOther ? undefined : recent && { ...recent, ...(!isReturn && { withoutVehicle: undefined }) }
  const offer = drafts.findLast((each) => each.form !== draft?.form && hasText(each.values) && !isHidden(each))
  return { form: draft?.form ?? newId(), ...(draft && { draft }), offer }
}

/**
 * What was typed contradicts the draft, if only because it is shorter; or it was sent, and the person did not see what the draft
 * would add.
 */
const isOtherText = ({ values, isSent }: Early, draft: Draft): boolean =>
  contradicts(values, draft.values) ||
  (isSent && Object.keys(draft.values).some((name) => !isChoice(name) && !Object.hasOwn(values, name)))

/** The row of the message that left a form of this tab before the page was loaded anew, if there is one. It is told once. */
export function takeSent(): string | undefined {
  const sent = readDrafts().filter(({ sent }) => sent)
  if (sent.length > 0) dropDrafts(...sent.map(({ form }) => form))
  return sent.at(-1)?.sent
}
