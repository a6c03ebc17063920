import { EDIT_PARAM, INTEREST_PARAM, VEHICLE_PARAM } from '../../addresses/paths.ts'
import { isSharedDevice } from '../../device/shared-device.ts'
import { findLast } from '../../lib/find-last.ts'
import { newId } from '../../outbox/id.ts'
import {
  contradicts,
  type Draft,
  dropDrafts,
  hasText,
  isHidden,
  isRecent,
  keepDraft,
  readDrafts,
  withoutEdit,
} from './drafts.ts'
import type { Early } from './early-values.ts'
import { isChoice, type Values } from './fields.ts'

/** What a form begins with. */
export type Start = {
  /** Random id of the form. */
  form: string
  /** The draft that it goes on with. */
  draft?: Draft | undefined
  /** An unfinished message that is about something else, or that somebody else may have typed. */
  offer?: Draft | undefined
  /** What the next text says of earlier ones, when it begins anew beside the draft of one of them. */
  after?: Pick<Draft, 'next' | 'nextOf'> | undefined
  /** What was discarded at this time (epoch ms), as long as that can be undone; `wasOpen` when it stood in the form. */
  cleared?: { drafts: Draft[]; wasOpen: boolean; at: number } | undefined
}

export type Arrival = {
  /** What was typed before hydration, into fields that looked empty. */
  early?: Early | undefined
  /** By Back, Forward or a reload, and not by a link or an address. */
  isReturn: boolean
  /** The form that was last kept at this history entry. */
  entry?: string | undefined
}

/** For so long "Clear" can be taken back, in ms; on a device that several people use not as long. */
const UNDO_MS = 30 * 60_000
const UNDO_SHARED_MS = 30_000

/** Whether what was cleared at this time (epoch ms) can still be taken back. */
export const canUndo = (clearedAt: number, now: number): boolean =>
  Math.abs(now - clearedAt) < (isSharedDevice() ? UNDO_SHARED_MS : UNDO_MS)

/** What an address asks about: a draft continues in any form of the same subject. */
export function subjectOf(query: string): string {
  const asked = new URLSearchParams(query)
  for (const key of [EDIT_PARAM, VEHICLE_PARAM, INTEREST_PARAM]) {
    const value = asked.get(key)
    if (value) return `${key} ${value.toLowerCase()}`
  }
  return ''
}

/**
 * Goes on with the draft of the same subject, when it was changed recently and nothing else was typed since. Of any other
 * draft it only says that it is there. On a shared device it goes on only with the one of this history entry, says nothing of
 * others, and drops those that were left.
 * @param query of the address, with its question mark
 * @param now epoch ms
 * @param arrival how somebody came here; without it they were here already
 */
export function startAt(query: string, now: number, arrival?: Arrival): Start {
  const drafts = readDrafts().filter(({ sent }) => !sent)
  const isLeft = (draft: Draft) => draft.rested || !isRecent(draft, now)
  dropDrafts(...drafts.filter((each) => isHidden(each) && isLeft(each)).map(({ form }) => form))
  const belongsHere = (draft: Draft) => !arrival || !isHidden(draft) || draft.form === arrival.entry
  const recent = findLast(
    drafts,
    (each) => subjectOf(each.query) === subjectOf(query) && !isLeft(each) && belongsHere(each),
  )
  if (recent && arrival?.early && isOtherText(arrival.early, recent)) {
    keepDraft({ ...recent, rested: true })
    // On a shared device only to somebody who types the very same again in the very same place.
    const isOffered = !isHidden(recent) || isBeginning(arrival.early.values, recent.values)
    return {
      form: newId(),
      offer: isOffered ? recent : undefined,
      after: { next: withoutEdit(recent), nextOf: recent.nextOf },
    }
  }
  // Whoever follows a link about a vehicle wants to mention it.
  const isLink = arrival && !arrival.isReturn
  const draft = recent && { ...recent, ...(isLink && { withoutVehicle: undefined }) }
  const offer = findLast(drafts, (each) => each.form !== draft?.form && hasText(each.values) && !isHidden(each))
  return { form: draft?.form ?? newId(), ...(draft && { draft }), offer }
}

const isBeginning = (typed: Values, text: Values): boolean =>
  Object.entries(typed).every(([name, value]) => isChoice(name) || text[name as keyof Values]?.startsWith(value))

/**
 * What was typed contradicts the draft, if only because it is shorter; or it was sent, and the person did not see what the draft
 * would add.
 */
const isOtherText = ({ values, isSent }: Early, draft: Draft): boolean =>
  contradicts(values, draft.values) ||
  (isSent && Object.keys(draft.values).some((name) => !isChoice(name) && !Object.hasOwn(values, name)))

/** The row of the message that left a form of this tab before the page was reloaded, if there is one. It is shown once. */
export function takeSent(): string | undefined {
  const sent = readDrafts().filter(({ sent }) => sent)
  if (sent.length > 0) dropDrafts(...sent.map(({ form }) => form))
  return sent.at(-1)?.sent
}
