import { useEffect, useRef, useState } from 'react'
import { sellerOf } from '../../device/seller.ts'
import { isSharedDevice } from '../../device/shared-device.ts'
import { type EditLock, lockForEditing } from '../../outbox/edit-lock.ts'
import type { Row } from '../../outbox/row.ts'
import { contradicts, type Draft, withoutEdit } from './drafts.ts'
import { valuesOf } from './fields.ts'
import type { Start } from './form-start.ts'
import type { KeptDraft } from './use-draft.ts'

export type Editing = ReturnType<typeof useEditing>

/**
 * The inquiry that the form is to change: locked as long as it is open here, so that its old text is not sent meanwhile,
 * and filled in where the draft of the change does not say otherwise.
 * @param asked id in the address; a change that the server refused has given the inquiry another one since
 * @param onOtherText called with what was typed into the empty fields meanwhile, when it is not of that inquiry
 */
export function useEditing(
  draft: KeptDraft,
  start: Start,
  asked: string | undefined,
  onOtherText: (typed: Draft) => void,
) {
  /** A new object is locked anew, also with the same id. */
  const [edited, setEdited] = useState(() => {
    const id = start.draft?.wasChangedElsewhere ? undefined : (start.draft?.next?.edits ?? asked)
    return id === undefined ? undefined : { id }
  })
  const id = edited?.id
  const [row, setRow] = useState<Row>()
  /** Another tab has it open. */
  const [elsewhere, setElsewhere] = useState(false)
  const [isLoading, setLoading] = useState(id !== undefined)
  /** It is not on this device any more, or delivered: what is typed is a new message. */
  const [gone, setGone] = useState<Row | 'gone'>()
  const lock = useRef<EditLock>(undefined)
  const { current, fill, note } = draft
  const otherText = useRef(onOtherText)
  useEffect(() => {
    otherText.current = onOtherText
  })
  /** The form has all of its text, also what was emptied since: from its draft, or because it was opened here before. */
  const hasAll = useRef(id !== undefined && start.draft?.next?.edits === id)

  useEffect(() => {
    if (!edited) return
    const { id } = edited
    let left = false
    const open = async () => {
      const taken = await lockForEditing(id, () => !left && setElsewhere(true), { hasText: hasAll.current })
      // The page on which the device was set to be shared may have been left before all rows were hidden.
      const row = isSharedDevice() && !hasAll.current ? undefined : taken.row
      if (left || !row || row.state === 'delivered') taken.release()
      else lock.current = taken
      if (left) return
      setElsewhere(false)
      setLoading(false)
      if (!row || row.state === 'delivered') {
        note({ next: withoutEdit(current.current) })
        setEdited(undefined)
        setGone(row ?? 'gone')
      } else {
        if (!hasAll.current) {
          const saved = valuesOf(row.payload)
          if (contradicts(current.current.values, saved)) return otherText.current(current.current)
          fill(saved)
          hasAll.current = true
        }
        note({ next: { ...current.current.next, edits: id }, seller: sellerOf(row.payload) })
        setRow(row)
      }
    }
    // A browser that keeps nothing has no inquiry to change either.
    open().catch(() => !left && setLoading(false))
    return () => {
      left = true
      lock.current?.release()
    }
  }, [edited, current, fill, note])

  return {
    id,
    row,
    elsewhere,
    isLoading,
    gone,
    /** Hands the lock over to the submission of the change. */
    takeLock: (): EditLock | undefined => {
      const taken = lock.current
      lock.current = undefined
      return taken
    },
    /** Locks the row again that the submission of a change has left here. @param next its id from now on */
    goOnWith: (next: string | undefined) => {
      setEdited(next === undefined ? undefined : { id: next })
      setLoading(next !== undefined)
    },
  }
}
