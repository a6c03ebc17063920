import type { EditLock } from './edit-lock.ts'
import { type FlushOptions, flushInTurn } from './flush.ts'
import { inquiryIdOf } from './inquiry-id.ts'
import { type Locks, sharedLocks, withInquiryLock } from './locks.ts'
import { outcomeOf } from './outcome.ts'
import { ATTEMPT_LIMIT, type Fetch, postInquiry } from './post-inquiry.ts'
import type { Failure, Payload } from './row.ts'
import { changeOf, findRow, type Queued, queueText, replaceText, type Text, withdraw } from './row-store.ts'
import { isUnanswered, mayBeStored } from './transitions.ts'

/** How long the form waits for the answer before it says "saved", in ms: one attempt, and a margin for one under way. */
export const WATCH_LIMIT = ATTEMPT_LIMIT + 2_000

/** What "Send" hands over. */
export type WrittenInquiry = {
  /** Random id of the form that the text was typed in. With the text it makes the inquiry's id. */
  form: string
  payload: Payload
  vehicleName?: string | undefined
  /** When "Send" was pressed, in epoch ms. */
  writtenAt: number
  /** Written on a device that several people use: its text is never shown on it. */
  shared?: boolean | undefined
} & Follows

/** What a text says of an earlier one of its form. A refused submission gives it for the text that comes next. */
export type Follows = {
  /** Ids of earlier texts of this form that the server may have stored, oldest first. */
  replaces?: readonly string[] | undefined
  /** Id of the row that the form was opened to change. */
  edits?: string | undefined
}

export type Submission =
  /** The server has it. */
  | { kind: 'received'; id: string; reference: string | null }
  /** On disk here, and it goes out by itself. */
  | { kind: 'waiting'; id: string }
  /** The server said no, or not now, and the form was left before that: it stays in the outbox, which tells what became of it. */
  | { kind: 'unwatched'; id: string }
  /** The server said no, or not now. The form still holds everything; `mayWait` when a later try can help. */
  | { kind: 'refused'; id: string; failure: Failure; mayWait: boolean; next: Follows }
  /** Neither kept here nor received there: only the form has it. */
  | { kind: 'unsaved'; id: string; failure: Failure; next: Follows }
  /** The row to be changed was changed, sent or deleted in another tab. Nothing was written. */
  | { kind: 'changed-elsewhere' }

/** `lock`: the form's own lock of the row that it edits. Released after the edit. */
type EditOptions = { locks?: Locks; lock?: EditLock | undefined }

export type SubmitOptions = FlushOptions & {
  lock?: EditLock | undefined
  /** Called once the inquiry is on disk, before the first attempt. */
  onSaved?: (id: string) => void
  /** Called before the inquiry is taken back out of the queue: from here on only the form has the text. */
  onReturned?: () => void
  /** Whether the form is still shown; called when the answer has arrived. */
  isWatched?: () => boolean
}

/**
 * What "Send" does: keeps the inquiry, then tries it once while the person watches, after those that were written before
 * it. An answer that is not OK belongs to the person, so a new inquiry leaves the queue; without an answer it stays and
 * goes out later. Sending the same text of the same form again is the same inquiry.
 */
export function submitInquiry(inquiry: WrittenInquiry, options: SubmitOptions = {}): Promise<Submission> {
  const { fetch = (url, init) => globalThis.fetch(url, init), now = Date.now, locks = sharedLocks() } = options
  const tools = { ...options, fetch, now, locks }
  const { edits } = inquiry
  const ready = textOf(inquiry)
  return new Promise((resolve, reject) => {
    const work = async () => {
      const text = await ready
      // A locked row that keeps its id is locked already.
      const sendText = () => saveAndSend(text, inquiry, tools, resolve)
      return text.id === edits ? sendText() : withInquiryLock(locks, text.id, sendText)
    }
    const sent = edits ? withEditedRow(edits, tools, work) : work()
    sent.then(resolve, reject)
  })
}

/** "Save and send later". @throws StorageRefused */
export async function saveForLater(
  inquiry: WrittenInquiry,
  options: EditOptions = {},
): Promise<Extract<Submission, { kind: 'waiting' | 'changed-elsewhere' }>> {
  const { edits } = inquiry
  const text = await textOf(inquiry)
  const kept = await withEditedRow(edits ?? text.id, options, () => save(text, edits))
  return kept ? { kind: 'waiting', id: kept.row.id } : { kind: 'changed-elsewhere' }
}

/** Asking for a lock that the form holds already would wait for every other tab that has asked for it before. */
function withEditedRow<T>(
  id: string,
  { locks = sharedLocks(), lock }: EditOptions,
  work: () => Promise<T>,
): Promise<T> {
  return lock ? work().finally(lock.release) : withInquiryLock(locks, id, work)
}

async function textOf({ form, payload, vehicleName, writtenAt, shared, replaces = [] }: WrittenInquiry): Promise<Text> {
  const id = await inquiryIdOf(form, payload)
  // Back to a text that was sent before: it does not replace itself.
  const before = replaces.filter((other) => other !== id)
  return { id, payload, vehicleName, writtenAt, shared, replaces: before, mayBeStored: replaces.includes(id) }
}

const save = (text: Text, edits: string | undefined): Promise<Queued | undefined> =>
  edits ? replaceText(edits, text) : queueText(text)

type Tools = SubmitOptions & { fetch: Fetch; now: () => number; locks: Locks }

/** @param tellEarly tells the person, after `WATCH_LIMIT`, that the attempt goes on */
async function saveAndSend(
  text: Text,
  follows: Follows,
  tools: Tools,
  tellEarly: (submission: Submission) => void,
): Promise<Submission> {
  const kept = await save(text, follows.edits).catch(() => 'refused' as const)
  if (kept === 'refused') return sendDirectly(text, follows, tools)
  if (!kept) return { kind: 'changed-elsewhere' }
  const { row, isNew } = kept
  const { id } = row
  if (row.state === 'delivered') return { kind: 'received', id, reference: row.serverRef }
  tools.onSaved?.(id)
  let watched = true
  const watch = setTimeout(() => {
    watched = false
    tellEarly({ kind: 'waiting', id })
  }, WATCH_LIMIT)
  const outcome = await flushInTurn(id, tools).catch(() => undefined)
  // The inquiry may leave the queue now, so the person must not be told that it waits.
  clearTimeout(watch)
  if (!outcome) return whatTheRowSays(id)
  if (outcome.kind === 'delivered') return { kind: 'received', id, reference: outcome.reference }
  const { failure } = outcome
  // The person was already told that it waits.
  if (!watched || isUnanswered(failure)) return { kind: 'waiting', id }
  if (tools.isWatched?.() === false) return { kind: 'unwatched', id }
  const refused = { kind: 'refused', id, failure, mayWait: outcome.kind === 'retry' } as const
  // What was in the outbox before stays there. Only its own Edit changes it: a form that happened to have the same text does not.
  if (follows.edits) return { ...refused, next: { edits: id } }
  if (!isNew) return { ...refused, next: { replaces: mayBeThere(id, follows, failure) } }
  tools.onReturned?.()
  const isGone = await withdraw(id).catch(() => true)
  return isGone ? { ...refused, next: { replaces: mayBeThere(id, follows, failure) } } : whatTheRowSays(id)
}

/** Earlier texts of the form that the server may have stored, after one more with this id, which has left the queue. */
function mayBeThere(id: string, { replaces = [] }: Follows, failure: Failure): readonly string[] {
  // A refusal says nothing of an attempt before it: that one of the same text may have got through.
  return mayBeStored(failure) ? [...replaces.filter((other) => other !== id), id] : replaces
}

async function sendDirectly(text: Text, follows: Follows, { fetch, now }: Tools): Promise<Submission> {
  const { edits } = follows
  const inquiry = edits ? await changeOf(edits, text) : text
  if (!inquiry) return { kind: 'changed-elsewhere' }
  const { id } = inquiry
  const outcome = outcomeOf(await postInquiry(fetch, inquiry, now()), id, now())
  if (outcome.kind === 'delivered') {
    // The old text must not follow its change. Removing takes no room, so a full device can do it too.
    if (edits) await withdraw(edits).catch(() => {})
    return { kind: 'received', id, reference: outcome.reference }
  }
  const { failure } = outcome
  return { kind: 'unsaved', id, failure, next: { replaces: mayBeThere(id, follows, failure), ...(edits && { edits }) } }
}

async function whatTheRowSays(id: string): Promise<Submission> {
  const row = await findRow(id).catch(() => undefined)
  return row?.state === 'delivered' ? { kind: 'received', id, reference: row.serverRef } : { kind: 'waiting', id }
}
