import { type RefObject, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { askForSync } from '../../device/background-sync.ts'
import { startOutbox } from '../../device/outbox-triggers.ts'
import { isSharedDevice } from '../../device/shared-device.ts'
import { online } from '../../lib/online.ts'
import { newId } from '../../outbox/id.ts'
import type { SentInquiry } from '../../outbox/sent-inquiry.ts'
import { type Message, saveForLater, submitInquiry } from '../../outbox/submit.ts'
import { paths } from '../../paths.ts'
import { closeToast, toast } from '../../ui/toast.ts'
import type { DraftHere } from './draft-at.ts'
import type { Identity } from './use-form-start.ts'

/** What a person asks, and about which vehicle. */
export type Asked = Pick<Message, 'payload' | 'vehicleName'>

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

  const messageOf = (asked: Asked): Message => {
    const { id: form, follows } = identity.current
    return { form, ...asked, ...follows, writtenAt: Date.now(), shared: isSharedDevice() }
  }

  const keep = async (asked: Asked) => {
    try {
      const saved = await saveForLater(messageOf(asked))
      if (saved.kind === 'waiting') leaveWaiting(saved.id)
    } catch {
      setUnsaved(true)
    }
  }

  const send = async (asked: Asked) => {
    closeToast()
    setUnsaved(false)
    const { id: form, release } = identity.current
    const submitting = submitInquiry(messageOf(asked), {
      onSaved: (id) => {
        here.keep({ id: form, sent: id, values: asked.payload })
        void askForSync()
      },
    })
    // The submission has asked for the lock of the inquiry, so it gets it next.
    release?.()
    const submission = await submitting
    switch (submission.kind) {
      case 'received':
        online.set(true)
        return leave({ id: submission.id, reference: submission.reference })
      case 'waiting':
        online.set(false)
        return leaveWaiting(submission.id)
      case 'changed-elsewhere':
        return toast({
          title: 'Error',
          description: 'This inquiry was changed or sent in another tab. Your change was not saved.',
          tone: 'destructive',
        })
      case 'refused':
      case 'unsaved':
        setUnsaved(submission.kind === 'unsaved')
        identity.current.follows = submission.next
        // The server has another text under this id, which only a defect can bring about: another id, to get out of it.
        if (submission.failure.status === 409) identity.current.id = newId()
        here.keep({ id: identity.current.id, values: asked.payload })
        toast({
          title: 'Error',
          description: submission.failure.message ?? FALLBACK,
          tone: 'destructive',
          ...(submission.kind === 'refused' &&
            submission.mayWait && {
              // The form is still open: what was changed in it since is what the person means.
              action: { label: 'Save and send later', onClick: () => read.current(keep) },
            }),
        })
    }
  }
  return { send, unsaved }
}
