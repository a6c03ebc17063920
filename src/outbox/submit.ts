import { type FlushOptions, flushOne } from './flush.ts'
import { holdInquiry, sharedLocks } from './locks.ts'
import { type Outcome, outcomeOf } from './policy.ts'
import type { Failure, Payload } from './row.ts'
import { ATTEMPT_LIMIT, type Fetch, send } from './send.ts'
import { deleteRow, findRow, saveInquiry, withdraw } from './store.ts'

/** A person watches the form no longer than this, in ms: one attempt, and a little for one that is under way already. */
export const WATCH_LIMIT = ATTEMPT_LIMIT + 2_000

export type Draft = { id: string; payload: Payload; vehicleName?: string | undefined }

export type Submission =
  /** The server has it. */
  | { kind: 'received'; reference: string | null }
  /** On disk here, and it goes out by itself. */
  | { kind: 'waiting' }
  /** The server said no, or not now. The form still holds everything; `mayWait` when a later try can help. */
  | { kind: 'refused'; failure: Failure; mayWait: boolean }
  /** Neither kept here nor received there: only the form has it. */
  | { kind: 'unsaved'; failure: Failure }

export type SubmitOptions = FlushOptions & {
  /** The inquiry was in the outbox before, so it stays there whatever the answer. */
  wasQueued?: boolean
  /** Id of an inquiry that this one takes the place of. */
  replaces?: string | undefined
  /** Called once the inquiry is on disk, before the first attempt. */
  onSaved?: () => void
}

/**
 * What "Send" does: keeps the inquiry, then tries it once while the person watches. An answer that is not OK belongs to
 * the person, so the inquiry leaves the queue; without an answer it stays and goes out later. The draft's id is the
 * inquiry's, so pressing "Send" twice is one inquiry.
 */
export function submitInquiry(draft: Draft, options: SubmitOptions = {}): Promise<Submission> {
  const { fetch = (url, init) => globalThis.fetch(url, init), now = Date.now, locks = sharedLocks(), onSaved } = options
  let watched = true
  let watch: ReturnType<typeof setTimeout> | undefined

  return new Promise((resolve, reject) => {
    const saveAndSend = async (): Promise<Submission> => {
      const saved = await saveInquiry(draft.id, draft.payload, draft.vehicleName, now()).catch(() => undefined)
      if (!saved) return sendDirectly(draft, fetch, now, 'unsaved')
      // Delivered before: the server knows whether this is the same text.
      if (saved.state === 'delivered') return sendDirectly(draft, fetch, now, 'refused')
      if (options.replaces) await deleteRow(options.replaces).catch(() => {})
      onSaved?.()
      watch = setTimeout(() => {
        watched = false
        resolve({ kind: 'waiting' })
      }, WATCH_LIMIT)
      const outcome = await flushOne(draft.id, options).catch(() => undefined)
      return outcome ? concludeWatched(outcome) : whatTheRowSays(draft.id)
    }

    const concludeWatched = async (outcome: Outcome): Promise<Submission> => {
      if (outcome.kind === 'delivered') return { kind: 'received', reference: outcome.reference }
      // The person has been told that it waits, and looks elsewhere.
      if (!watched || isSilence(outcome.failure)) return { kind: 'waiting' }
      // From here on the inquiry leaves the queue, so nobody may be told any more that it waits.
      clearTimeout(watch)
      const gone = options.wasQueued || (await withdraw(draft.id).catch(() => true))
      return gone
        ? { kind: 'refused', failure: outcome.failure, mayWait: outcome.kind === 'retry' }
        : whatTheRowSays(draft.id)
    }

    holdInquiry(locks, draft.id, saveAndSend).then(resolve, reject)
  })
}

/** "Save and send later". @throws StorageRefused */
export async function saveForLater({ id, payload, vehicleName }: Draft, now: number): Promise<void> {
  await saveInquiry(id, payload, vehicleName, now)
}

const isSilence = ({ kind }: Failure) => kind === 'no-answer' || kind === 'foreign-answer'

async function sendDirectly(
  { id, payload }: Draft,
  fetch: Fetch,
  now: () => number,
  otherwise: 'unsaved' | 'refused',
): Promise<Submission> {
  const outcome = outcomeOf(await send(fetch, id, payload), id, now())
  if (outcome.kind === 'delivered') return { kind: 'received', reference: outcome.reference }
  const { failure } = outcome
  return otherwise === 'refused' ? { kind: 'refused', failure, mayWait: false } : { kind: 'unsaved', failure }
}

async function whatTheRowSays(id: string): Promise<Submission> {
  const row = await findRow(id).catch(() => undefined)
  return row?.state === 'delivered' ? { kind: 'received', reference: row.serverRef } : { kind: 'waiting' }
}
