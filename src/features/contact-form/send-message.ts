import { askForSync } from '../../device/background-sync.ts'
import { startOutbox } from '../../device/outbox-triggers.ts'
import { persistStorage } from '../../device/persist-storage.ts'
import { serverMissed, serverReached } from '../../hooks/connection.ts'
import type { EditLock } from '../../outbox/edit-lock.ts'
import { ATTEMPT_LIMIT_MS } from '../../outbox/post-inquiry.ts'
import { type Submission, saveForLater, submitInquiry, type WrittenInquiry } from '../../outbox/submit.ts'
import { closeToast, toast } from '../../ui/toast.ts'
import type { FormMessage } from './drafts.ts'
import { followsOf, type InquiryEvent } from './inquiry-session-state.ts'

/** What the form was filled in with, and the vehicle's name. */
export type FilledForm = Pick<WrittenInquiry, 'payload' | 'vehicleName'>

const FALLBACK = 'Failed to send message. Please try again.'
/** For a refusal of the server (4xx) without a reason. */
const NO_REASON = 'Failed to submit contact form'

/** What identifies a person: name, e-mail address and phone number. */
const personIn = ({ payload }: FilledForm) => [`${payload.firstName} ${payload.lastName}`, payload.email, payload.phone]

/** Two of the three must match: one may have been corrected, and one alone may be shared by a shop or a family. */
const isSamePerson = (person: readonly string[], filled: FilledForm) =>
  personIn(filled).filter((part) => person.includes(part)).length >= 2

type Options = {
  /** The lock on the row that the message edits. Released after the edit. */
  lock: EditLock | undefined
  /** Whether the sent text stays hidden on this device. */
  isHidden: boolean
  dispatch: (event: InquiryEvent) => void
  /** Whether the form is still on the page. */
  isShown: () => boolean
  /** Reads the form again and stores its text to be sent later. */
  sendLater: () => void
  /** The pressed button. */
  sendButton: Element | null
}

/** The outbox could do nothing: the id could not be made, or "Save and send later" could not store. */
type Failed = { kind: 'failed' }

/**
 * Sends the form's message, or stores it to be sent later, and reports what happens.
 * @param how `now` for "Send", `later` for "Save and send later"
 */
export async function sendMessage(
  message: FormMessage,
  filled: FilledForm,
  how: 'now' | 'later',
  options: Options,
): Promise<void> {
  const { lock, dispatch, isShown } = options
  const { replaces, change } = message
  const follows = followsOf(message)
  const isSame = replaces.ids.length === 0 || isSamePerson(replaces.person, filled)
  const inquiry: WrittenInquiry = {
    form: message.form,
    ...filled,
    // A person who types over another person's form replaces nothing that the other has sent.
    ...(isSame ? follows : { edits: follows.edits }),
    writtenAt: Date.now(),
    shared: options.isHidden,
  }
  const begun = performance.now()
  closeToast()
  dispatch({ type: 'send' })
  const onSaved = (row: string) => {
    dispatch({ type: 'stored', row })
    void askForSync()
  }
  const onReturned = () => dispatch({ type: 'returned' })
  const submitted: Promise<Submission> =
    how === 'now'
      ? submitInquiry(inquiry, { lock, onSaved, onReturned, isWatched: isShown })
      : saveForLater(inquiry, { lock })
  const outcome = await submitted.catch((): Failed => ({ kind: 'failed' }))

  const about = filled.payload.vehicleId ? { vehicle: { id: filled.payload.vehicleId, name: filled.vehicleName } } : {}
  switch (outcome.kind) {
    case 'received':
      serverReached()
      closeToast()
      return dispatch({ type: 'submitted', sent: { id: outcome.id, reference: outcome.reference, ...about } })
    case 'queued':
    case 'unwatched':
      if (how === 'now' && outcome.kind === 'queued') serverMissed(performance.now() - begun >= ATTEMPT_LIMIT_MS)
      startOutbox('due')
      void askForSync()
      // An inquiry is worth more than a cache, so the browser is filled not to clear it when space runs out.
      persistStorage()
      closeToast()
      return dispatch({ type: 'submitted', sent: { id: outcome.id, ...about } })
    case 'changed-elsewhere':
      return dispatch({ type: 'changed elsewhere' })
    case 'refused':
    case 'unsaved': {
      const { failure, next } = outcome
      const isConflict = failure.status === 409
      const why = outcome.kind
      dispatch({ type: 'refused', why, next, person: personIn(filled), isConflict })
      const mayWait = outcome.kind === 'refused' && outcome.mayWait
      const isRefusal = failure.status >= 400 && failure.status < 500
      return showFailure(failure.message ?? (isRefusal ? NO_REASON : undefined), options, mayWait)
    }
    case 'failed': {
      const next = { ...follows, edits: change.is === 'change' ? change.row : undefined }
      dispatch({ type: 'refused', why: 'unsaved', next, person: replaces.person, isConflict: false })
      if (how === 'now') showFailure(undefined, options, false)
    }
  }
}

function showFailure(words: string | undefined, { sendLater, sendButton }: Options, mayWait: boolean) {
  toast({
    title: 'Error',
    tone: 'destructive',
    description: words ?? FALLBACK,
    about: sendButton,
    ...(mayWait && { action: { label: 'Save and send later', onClick: sendLater } }),
  })
}
