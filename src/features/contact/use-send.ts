import { type RefObject, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { online } from '../../lib/online.ts'
import { newId } from '../../outbox/id.ts'
import { type Draft, saveForLater, submitInquiry } from '../../outbox/submit.ts'
import { paths } from '../../paths.ts'
import { closeToast, toast } from '../../ui/toast.ts'
import { askForSync } from './background-sync.ts'
import type { DraftHere } from './draft-at.ts'
import { startOutbox } from './outbox-triggers.ts'
import type { SentInquiry } from './sent-inquiry.ts'
import type { Identity } from './use-form-start.ts'

const FALLBACK = 'Failed to send message. Please try again.'

/**
 * What becomes of the form when a person presses "Send".
 * @param here the draft that belongs to the address
 */
export function useSend(identity: RefObject<Identity>, here: DraftHere) {
  const navigate = useNavigate()
  /** True when the message is neither stored nor sent, so that only the form has it. */
  const [unsaved, setUnsaved] = useState(false)

  const leaveWaiting = (id: string) => {
    startOutbox('due')
    void askForSync()
    // An inquiry is worth more than a cache: the browser is asked not to clear it when space runs out.
    void navigator.storage?.persist?.()
    leave({ id })
  }

  const leave = (sent: SentInquiry) => {
    here.forget()
    closeToast()
    navigate(paths.thankYou, { state: sent })
  }

  const keep = async (draft: Draft) => {
    try {
      await saveForLater(draft, Date.now())
    } catch {
      return setUnsaved(true)
    }
    leaveWaiting(draft.id)
  }

  const send = async (payload: Draft['payload'], vehicleName: string | undefined) => {
    closeToast()
    setUnsaved(false)
    const { id, wasQueued, replaces, release } = identity.current
    const draft: Draft = { id, payload, vehicleName }
    const submitting = submitInquiry(draft, { wasQueued, replaces, onSaved: () => void askForSync() })
    // The submission has asked for the inquiry, so it is the next to have it in hand.
    release?.()
    const submission = await submitting
    switch (submission.kind) {
      case 'received':
        online.set(true)
        return leave({ id, reference: submission.reference })
      case 'waiting':
        online.set(false)
        return leaveWaiting(id)
      case 'refused':
      case 'unsaved':
        setUnsaved(submission.kind === 'unsaved')
        if (submission.failure.status === 409) {
          // The server has another text under this id, so from here on this is an inquiry of its own.
          identity.current = { id: newId(), wasQueued, ...(wasQueued && { replaces: id }) }
          here.keep({ id: identity.current.id, values: payload })
        }
        toast({
          title: 'Error',
          description: submission.failure.message ?? FALLBACK,
          tone: 'destructive',
          ...(submission.kind === 'refused' &&
            submission.mayWait && {
              action: { label: 'Save and send later', onClick: () => void keep(draft) },
            }),
        })
    }
  }
  return { send, unsaved }
}
