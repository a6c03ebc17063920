import type { EditLock } from './edit-lock.ts'
import { type FlushOptions, flushInTurn } from './flush.ts'
import { inquiryIdOf } from './inquiry-id.ts'
import { type Locks, sharedLocks, withInquiryLock } from './locks.ts'
import { outcomeOf } from './outcome.ts'
import { ATTEMPT_LIMIT_MS, type Fetch, postInquiry } from './post-inquiry.ts'
import type { Failure, Payload } from './row.ts'
import { changeOf, findRow, type Queued, queueText, replaceText, type Text, withdraw } from './row-store.ts'
import { isUnanswered, mayBeStored } from './transitions.ts'

/**
 * How long the form waits for the answer before it says "saved", in ms: one attempt, plus a margin for one that is
 * running.
 */
export const WATCH_LIMIT_MS = ATTEMPT_LIMIT_MS + 2_000

/** What "Send" hands over. */
export type WrittenInquiry = {
  /** Random id of the form in which the text was typed. With the text it makes the inquiry's id. */
  form: string
  payload: Payload
  vehicleName?: string | undefined
  /** When "Send" was pressed, in epoch ms. */
  writtenAt: number
  /** Written on a device that several people use: its text is never shown on it. */
  shared?: boolean | undefined
} & Follows

/** How a text relates to earlier ones of its form. A refused submission returns this for the next text. */
export type Follows = {
  /** Ids of earlier texts of this form that the server may have stored, oldest first. */
  replaces?: readonly string[] | undefined
  /** Id of the row that the form was opened to change. */
  edits?: string | undefined
}

export type Submission =
  /** The server has it. */
  | { kind: 'received'; id: string; reference: string | null }
  /** It is on disk here and will be sent by itself. */
  | { kind: 'queued'; id: string }
  /**
   * The server refused or postponed it after the person left the form. It stays in the outbox, which shows what
   * happened.
   */
  | { kind: 'unwatched'; id: string }
  /** The server refused or postponed it. The form still has everything; `mayWait` when a later try can help. */
  | { kind: 'refused'; id: string; failure: Failure; mayWait: boolean; next: Follows }
  /** Neither stored here nor received there: only the form has it. */
  | { kind: 'unsaved'; id: string; failure: Failure; next: Follows }
  /** Another tab has changed, sent or deleted the row. Nothing was written. */
  | { kind: 'changed-elsewhere' }

/** `lock`: the form's lock on the row that it edits. Released after the edit. */
type EditOptions = { locks?: Locks; lock?: EditLock | undefined }

export type SubmitOptions = FlushOptions & {
  lock?: EditLock | undefined
  /** Called once the inquiry is on disk, before the first attempt. */
  onSaved?: (id: string) => void
  /** Called before the inquiry leaves the queue: from then on only the form has the text. */
  onReturned?: () => void
  /** Whether the form is still shown. Called when the answer has arrived. */
  isWatched?: () => boolean
}

/**
 * What "Send" does: stores the inquiry, then tries it once while the person watches, after those written before it. If
 * the answer is not OK, the person has to act, so a new inquiry leaves the queue. Without an answer it stays and is
 * sent later. Sending the same text of the same form again is the same inquiry.
 */
export function submitInquiry(inquiry: WrittenInquiry, options: SubmitOptions = {}): Promise<Submission> {
  const { fetch = (url, init) => globalThis.fetch(url, init), now = Date.now, locks = sharedLocks() } = options
  const tools = { ...options, fetch, now, locks }
  const { edits } = inquiry
  const ready = textOf(inquiry)
  return new Promise((resolve, reject) => {
    const work = async () => {
      const text = await ready
      // A locked row that keeps its id is already locked.
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
): Promise<Extract<Submission, { kind: 'queued' | 'changed-elsewhere' }>> {
  const { edits } = inquiry
  const text = await textOf(inquiry)
  const saved = await withEditedRow(edits ?? text.id, options, () => save(text, edits))
  return saved ? { kind: 'queued', id: saved.row.id } : { kind: 'changed-elsewhere' }
}

/** The form may already hold the lock. Requesting it again would wait for every tab that has requested it before. */
function withEditedRow<T>(
  id: string,
  { locks = sharedLocks(), lock }: EditOptions,
  work: () => Promise<T>,
): Promise<T> {
  return lock ? work().finally(lock.release) : withInquiryLock(locks, id, work)
}

async function textOf({ form, payload, vehicleName, writtenAt, shared, replaces = [] }: WrittenInquiry): Promise<Text> {
  const id = await inquiryIdOf(form, payload)
  // If a person returns to a text that was sent before, it must not replace itself.
  const before = replaces.filter((other) => other !== id)
  return { id, payload, vehicleName, writtenAt, shared, replaces: before, mayBeStored: replaces.includes(id) }
}

const save = (text: Text, edits: string | undefined): Promise<Queued | undefined> =>
  edits ? replaceText(edits, text) : queueText(text)

type Tools = SubmitOptions & { fetch: Fetch; now: () => number; locks: Locks }

/** @param tellEarly tells the person, after `WATCH_LIMIT_MS`, that the attempt goes on */
async function saveAndSend(
  text: Text,
  follows: Follows,
  tools: Tools,
  tellEarly: (submission: Submission) => void,
): Promise<Submission> {
  const saved = await save(text, follows.edits).catch(() => 'refused' as const)
  if (saved === 'refused') return sendDirectly(text, follows, tools)
  if (!saved) return { kind: 'changed-elsewhere' }
  const { row, isNew } = saved
  const { id } = row
  if (row.state === 'delivered') return { kind: 'received', id, reference: row.serverRef }
  tools.onSaved?.(id)
  let watched = true
  const watch = setTimeout(() => {
    watched = false
    tellEarly({ kind: 'queued', id })
  }, WATCH_LIMIT_MS)
  const outcome = await flushInTurn(id, tools).catch(() => undefined)
  // The inquiry may leave the queue now, so the person must not be told that it is queued.
  clearTimeout(watch)
  if (!outcome) return whatTheRowSays(id)
  if (outcome.kind === 'delivered') return { kind: 'received', id, reference: outcome.reference }
  const { failure } = outcome
  // The person was already told that it is queued.
  if (!watched || isUnanswered(failure)) return { kind: 'queued', id }
  if (tools.isWatched?.() === false) return { kind: 'unwatched', id }
  const refused = { kind: 'refused', id, failure, mayWait: outcome.kind === 'retry' } as const
  // A row that was already in the outbox stays as it is: only "Edit" at that row may change it, not another form with the
  // same text.
  if (follows.edits) return { ...refused, next: { edits: id } }
  if (!isNew) return { ...refused, next: { replaces: mayBeThere(id, follows, failure) } }
  tools.onReturned?.()
  const isGone = await withdraw(id).catch(() => true)
  return isGone ? { ...refused, next: { replaces: mayBeThere(id, follows, failure) } } : whatTheRowSays(id)
}

/** Earlier texts of the form that the server may have stored, plus this one, which has left the queue. */
function mayBeThere(id: string, { replaces = [] }: Follows, failure: Failure): readonly string[] {
  // A refusal says nothing about an earlier attempt with the same text, which may have got through.
  return mayBeStored(failure) ? [...replaces.filter((other) => other !== id), id] : replaces
}

async function sendDirectly(text: Text, follows: Follows, { fetch, now }: Tools): Promise<Submission> {
  const { edits } = follows
  const inquiry = edits ? await changeOf(edits, text) : text
  if (!inquiry) return { kind: 'changed-elsewhere' }
  const { id } = inquiry
  const outcome = outcomeOf(await postInquiry(fetch, inquiry, now()), id, now())
  if (outcome.kind === 'delivered') {
    // The old text must not be sent after its change. Removing needs no room, so a full device can do it too.
    if (edits) await withdraw(edits).catch(() => {})
    return { kind: 'received', id, reference: outcome.reference }
  }
  const { failure } = outcome
  return { kind: 'unsaved', id, failure, next: { replaces: mayBeThere(id, follows, failure), ...(edits && { edits }) } }
}

async function whatTheRowSays(id: string): Promise<Submission> {
  const row = await findRow(id).catch(() => undefined)
  return row?.state === 'delivered' ? { kind: 'received', id, reference: row.serverRef } : { kind: 'queued', id }
}
