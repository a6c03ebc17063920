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

/** What a person asks, and about which vehicle. */
export type Asked = Omit<Draft, 'id'>

const FALLBACK = 'Failed to send message. Please try again.'

/**
 * What becomes of the form when a person presses "Send".
 * @param here the draft that belongs to the address
 * @param read hands on what stands in the form by then
 */
export function useSend(
  identity: RefObject<Identity>,
  here: DraftHere,
  read: RefObject<(next: (asked: Asked) => Promise<void>) => void>,
) {
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

  const send = async (asked: Asked) => {
    closeToast()
    setUnsaved(false)
    const { id, wasQueued, replaces, release } = identity.current
    const submitting = submitInquiry({ id, ...asked }, { wasQueued, replaces, onSaved: () => void askForSync() })
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
          here.keep({ id: identity.current.id, values: asked.payload })
        }
        toast({
          title: 'Error',
          description: submission.failure.message ?? FALLBACK,
          tone: 'destructive',
          ...(submission.kind === 'refused' &&
            submission.mayWait && {
              // The form is still open: what was changed in it since is what the person means.
              action: { label: 'Save and send later', onClick: () => read.current((now) => keep({ id, ...now })) },
            }),
        })
    }
  }
  return { send, unsaved }
}
