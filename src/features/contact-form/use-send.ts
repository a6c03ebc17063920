import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../addresses/paths.ts'
import { askForSync } from '../../device/background-sync.ts'
import { startOutbox } from '../../device/outbox-triggers.ts'
import { persistStorage } from '../../device/persist-storage.ts'
import { serverReached } from '../../hooks/online.ts'
import { newId } from '../../outbox/id.ts'
import type { SentInquiry } from '../../outbox/sent-inquiry.ts'
import { type Message, saveForLater, submitInquiry } from '../../outbox/submit.ts'
import { closeToast, type Toast, toast } from '../../ui/toast.ts'
import { dropDrafts, isHidden } from './drafts.ts'
import type { KeptDraft } from './use-draft.ts'
import type { Editing } from './use-editing.ts'

/** What a person asks, and about which vehicle. */
export type Asked = Pick<Message, 'payload' | 'vehicleName'>

/** What identifies a person: name, e-mail address and phone number. */
const identityOf = ({ payload }: Asked) => [`${payload.firstName} ${payload.lastName}`, payload.email, payload.phone]

/** One of the three may be corrected; one alone may be that of a shop or a family. */
const isSamePerson = (identity: readonly string[], asked: Asked) =>
  identityOf(asked).filter((part) => identity.includes(part)).length >= 2

const FALLBACK = 'Failed to send message. Please try again.'

type Options = {
  draft: KeptDraft
  /** Reads the form again, for a person who chooses to wait after an error: what was changed since is what they mean. */
  readAgain: RefObject<(next: (asked: Asked) => Promise<void>) => void>
  editing: Editing
  onChangedElsewhere: () => void
  /** Called when the person comes back to a form whose text has left it. */
  onReturn: () => void
}

/** What becomes of the form when a person presses "Send". */
export function useSend({ draft, readAgain, editing, onChangedElsewhere, onReturn }: Options) {
  const navigate = useNavigate()
  /** True when the message is neither stored nor sent, so that only the form has it. */
  const [unsaved, setUnsaved] = useState(false)
  /** True while a message that is stored on this device is being sent. */
  const [isKept, setKept] = useState(false)
  const isOpen = useRef(false)
  /** A notice of this form is on the screen. */
  const isTold = useRef(false)
  const comeBack = useRef(onReturn)
  useEffect(() => {
    comeBack.current = onReturn
  })
  const back = useCallback(() => comeBack.current(), [])
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
      // What it offers is about the text of this form, which nobody sees any more.
      if (isTold.current) closeToast()
      removeEventListener('popstate', back)
    }
  }, [back])

  const leave = (sent: SentInquiry) => {
    draft.finish()
    closeToast()
    isTold.current = false
    // Whoever went elsewhere meanwhile stays there.
    if (!isOpen.current) return
    navigate(paths.thankYou, { state: sent })
    // Back can be pressed before the next page is drawn. The form is still here then, with a text that it no longer owns.
    addEventListener('popstate', back, { once: true })
  }

  const leaveWaiting = (sent: SentInquiry) => {
    startOutbox('due')
    void askForSync()
    // An inquiry is worth more than a cache: the browser is asked not to clear it when space runs out.
    persistStorage()
    leave(sent)
  }

  // Where the form was left, its draft says so when somebody comes back to it.
  const changedElsewhere = () => {
    if (isOpen.current) onChangedElsewhere()
  }

  const showFailure = (told: Pick<Toast, 'description' | 'action'>) => {
    isTold.current = true
    toast({ title: 'Error', tone: 'destructive', ...told })
  }

  const messageOf = (asked: Asked): Message => {
    const writtenAt = Date.now()
    const { form, next, nextOf, shared, changedAt } = draft.current.current
    // A person who types over another person's form replaces nothing that the other one has sent.
    const follows = !nextOf || isSamePerson(nextOf, asked) ? next : { edits: next?.edits }
    // What was typed before the device ceased to be shared stays hidden.
    return { form, ...asked, ...follows, writtenAt, shared: isHidden({ shared, changedAt: changedAt || writtenAt }) }
  }

  const aboutOf = ({ payload, vehicleName }: Asked) =>
    payload.vehicleId ? { vehicle: { id: payload.vehicleId, name: vehicleName } } : {}

  const keep = async (asked: Asked) => {
    try {
      const saved = await saveForLater(messageOf(asked), { lock: editing.takeLock() })
      if (saved.kind === 'changed-elsewhere') changedElsewhere()
      else leaveWaiting({ id: saved.id, ...aboutOf(asked) })
    } catch {
      setUnsaved(true)
      // The submission has released what is open to be changed.
      editing.goOnWith(draft.current.current.next?.edits)
    }
  }

  const send = async (asked: Asked) => {
    closeToast()
    isTold.current = false
    setUnsaved(false)
    const submission = await submitInquiry(messageOf(asked), {
      lock: editing.takeLock(),
      onSaved: (id) => {
        draft.handOver(id)
        setKept(true)
        void askForSync()
      },
      onReturned: draft.takeBack,
      isWatched: () => isOpen.current,
    }).catch(() => undefined)
    setKept(false)
    if (!submission) {
      // Neither stored nor sent: a chunk that computes the id could not be loaded.
      setUnsaved(true)
      editing.goOnWith(draft.current.current.next?.edits)
      return showFailure({ description: FALLBACK })
    }
    switch (submission.kind) {
      case 'received':
        serverReached(true)
        return leave({ id: submission.id, reference: submission.reference, ...aboutOf(asked) })
      case 'waiting':
        serverReached(false)
        return leaveWaiting({ id: submission.id, ...aboutOf(asked) })
      case 'unwatched':
        return leaveWaiting({ id: submission.id, ...aboutOf(asked) })
      case 'changed-elsewhere':
        return changedElsewhere()
      case 'refused':
      case 'unsaved': {
        const { kind, failure, next } = submission
        setUnsaved(kind === 'unsaved')
        draft.takeBack()
        draft.keep({ next, nextOf: identityOf(asked) })
        editing.goOnWith(next.edits)
        // The server has another text under this id: from here on this is a form of its own.
        if (failure.status === 409) {
          dropDrafts(draft.current.current.form)
          draft.keep({ form: newId() })
        }
        showFailure({
          description: failure.message ?? FALLBACK,
          ...(kind === 'refused' &&
            submission.mayWait && {
              action: { label: 'Save and send later', onClick: () => readAgain.current(keep) },
            }),
        })
      }
    }
  }
  return { send, isKept, unsaved }
}
