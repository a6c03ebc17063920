import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../addresses/paths.ts'
import { newId } from '../../outbox/id.ts'
import { closeToast } from '../../ui/toast.ts'
import { type Draft, dropDrafts, entryForm, isHidden, keepDraft, withoutEdit } from './drafts.ts'
import { readEarly } from './early-values.ts'
import { type Start, startAt } from './form-start.ts'
import { useIsReturn } from './use-is-return.ts'

export type DraftActions = ReturnType<typeof useStart>['actions']

/** Whose draft the form goes on with, and when it starts empty. */
export function useStart(query: string) {
  const navigate = useNavigate()
  const isReturn = useIsReturn()
  const [start, setStart] = useState<Start>(() =>
    startAt(query, Date.now(), { early: readEarly(), isReturn, entry: entryForm() }),
  )

  const open = (draft: Draft) => {
    keepDraft({ ...draft, rested: undefined, changedAt: Date.now() })
    if (draft.query === query) setStart(startAt(query, Date.now()))
    else navigate({ search: draft.query }, { replace: true, state: { form: draft.form } })
  }

  const startAgain = () => setStart(startAt(query, Date.now(), { isReturn: true, entry: entryForm() }))

  const actions = {
    /** Goes on with the unfinished message that is offered, at its own address. */
    goOn: (offer: Draft) => {
      // Several people use the device only since it was offered: it may be another person's by now.
      if (isHidden(offer) && !offer.shared) startAgain()
      else open(offer)
    },
    /** Empties the form. */
    clear: (draft: Draft) => {
      dropDrafts(draft.form)
      setStart({ form: newId(), cleared: { drafts: [draft], wasOpen: true, at: Date.now() } })
    },
    /** Discards the unfinished message that is offered, but not what was typed into the form. */
    startFresh: () => {
      const drafts = start.offer ? [start.offer] : []
      dropDrafts(...drafts.map(({ form }) => form))
      setStart({ ...start, offer: undefined, cleared: { drafts, wasOpen: false, at: Date.now() } })
    },
    /** Takes the last of these two back. */
    undo: () => {
      const { drafts, wasOpen } = start.cleared ?? { drafts: [], wasOpen: false }
      for (const draft of drafts) keepDraft(draft)
      const last = drafts.at(-1)
      if (wasOpen && last) setStart({ form: last.form, draft: last })
      else setStart({ ...start, cleared: undefined, offer: last })
    },
    /** Something was typed: the clearing before can no longer be undone. */
    type: () => {
      if (start.cleared) setStart({ ...start, cleared: undefined })
    },
    /** Nobody has touched the form for a while: whoever stands there now may be somebody else. */
    rest: () => {
      closeToast()
      setStart(startAt(query, Date.now(), { isReturn: false }))
    },
    /** The outbox has given the text back: it is a draft again. */
    takeBack: () => setStart(startAt(query, Date.now())),
    /** The same for an inquiry that is opened to be changed: as long as it is open here, it is not sent. */
    close: () => {
      closeToast()
      navigate(paths.outbox, { replace: true })
    },
    /** The page was kept by the browser, and the draft went on elsewhere meanwhile. */
    return: startAgain,
    /** Makes what was typed into the fields of another message one of its own, which is offered. */
    setAside: ({ form, values, changedAt }: Draft) => {
      dropDrafts(form)
      keepDraft({ form: newId(), query: '', values, changedAt })
      setStart(startAt(query, Date.now(), { isReturn: false }))
    },
    /** Makes what was typed into an inquiry that is gone a new message. */
    detach: (draft: Draft, vehicleId: string | undefined) => {
      dropDrafts(draft.form)
      const address = new URL(vehicleId ? paths.contactAbout(vehicleId) : paths.contact, window.location.origin)
      open({ ...draft, next: withoutEdit(draft), form: newId(), query: address.search, wasChangedElsewhere: true })
    },
  }
  return { start, actions }
}
