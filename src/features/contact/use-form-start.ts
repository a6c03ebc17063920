import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Inquiry } from '../../contract/inquiry.ts'
import { lockForEditing } from '../../outbox/edit-lock.ts'
import { newId } from '../../outbox/id.ts'
import type { Row } from '../../outbox/row.ts'
import { findRow } from '../../outbox/store.ts'
import type { Follows } from '../../outbox/submit.ts'
import type { Draft } from './draft.ts'
import type { DraftHere } from './draft-at.ts'
import { FIELD_NAMES, interestOf } from './inquiry-values.ts'

/** Which inquiry stands in the form. */
export type Identity = {
  /** Random UUID of the form. */
  id: string
  /** What the text says of earlier ones of this form. */
  follows?: Follows
  /** Gives an inquiry that is being changed back to the outbox. */
  release?: () => void
}

/**
 * Fills the form with what there is: the inquiry to be changed, or the draft of this tab; what was typed before this
 * ran stays. From then on everything is kept as a draft, until it is sent.
 * @param drawn whether the fields are tied to the form
 * @param here the draft that belongs to the address
 * @param edit id of the inquiry to be changed, from the address
 * @param interest the one that the address asks for
 */
export function useFormStart(
  form: UseFormReturn<Inquiry>,
  drawn: boolean,
  here: DraftHere,
  edit: string | null,
  interest: string | null,
) {
  const identity = useRef<Identity>({ id: '' })
  /** The inquiry from the outbox that is being changed. */
  const [edited, setEdited] = useState<Row>()
  /** An inquiry that left this form in an earlier visit and is on this device. */
  const [earlier, setEarlier] = useState<Row>()
  /** The inquiry to be changed is in the hands of another tab. */
  const [elsewhere, setElsewhere] = useState(false)

  useEffect(() => {
    if (!drawn) return
    let gone = false
    const fill = (values: Draft['values']) => {
      for (const name of FIELD_NAMES) if (values[name] && !form.getValues(name)) form.setValue(name, values[name])
      const chosen = interestOf(values.interest)
      if (chosen) form.setValue('interest', chosen)
    }
    const draft = here.read()
    const chosenHere = here.sameAddress()?.values.interest !== undefined

    const startEditing = async (id: string) => {
      const { row, release } = await lockForEditing(id, () => !gone && setElsewhere(true))
      if (!gone) setElsewhere(false)
      if (gone || !row || row.state === 'delivered') {
        release()
        if (gone || !row) return
        here.forget()
        setEarlier(row)
        return
      }
      identity.current = { id: newId(), follows: { edits: id }, release }
      fill(draft?.values ?? row.payload ?? {})
      setEdited(row)
    }
    // A draft that was sent just before the page was loaded anew is not to be sent again.
    const forgetSent = async (id: string) => {
      const row = await findRow(id)
      if (gone || !row) return
      identity.current = { id: newId() }
      form.reset()
      here.forget()
      setEarlier(row)
    }

    identity.current = { id: newId() }
    if (edit) startEditing(edit).catch(() => {})
    else if (draft) {
      identity.current.id = draft.id
      fill(draft.values)
      if (draft.sent) forgetSent(draft.sent).catch(() => {})
    }
    const wanted = interestOf(interest)
    if (wanted && !edit && !chosenHere) form.setValue('interest', wanted)

    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => here.keep({ id: identity.current.id, values }),
    })
    // What was typed before this ran is no change.
    if (!edit && FIELD_NAMES.some((name) => name !== 'interest' && form.getValues(name)))
      here.keep({ id: identity.current.id, values: form.getValues() })
    return () => {
      gone = true
      stop()
      identity.current.release?.()
    }
  }, [form, drawn, here, edit, interest])

  return { identity, edited, earlier, elsewhere }
}
