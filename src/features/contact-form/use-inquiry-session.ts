import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { paths } from '../../addresses/paths.ts'
import { earlyPressed } from '../../before-hydration/document-marks.ts'
import { type Control, useEarlyInput } from '../../before-hydration/early-input.ts'
import { isSharedDevice, wasSharedUntil } from '../../device/shared-device.ts'
import { subscribe } from '../../outbox/changes.ts'
import type { EditLock } from '../../outbox/edit-lock.ts'
import { newId } from '../../outbox/id.ts'
import { closeToast, shownToast } from '../../ui/toast.ts'
import { isHidden } from './drafts.ts'
import { entryForm, noteEntry, readDrafts, writeDrafts } from './drafts-store.ts'
import { valuesOf } from './fields.ts'
import { reduce } from './inquiry-session.ts'
import { editedRow, followsOf, type InquiryEvent, newInquirySession } from './inquiry-session-state.ts'
import type { FilledForm } from './send-message.ts'

/** How often an open form checks whether it was left alone for too long, in ms. */
const CHECK_MS = 15_000

export type BoundInquirySession = ReturnType<typeof useInquirySession>

/** Connects a session to the page: its fields, the tab's drafts, time, the history and the outbox. */
export function useInquirySession(query: string) {
  const navigate = useNavigate()
  const isReturn = useIsReturn()
  const [session, setSession] = useState(() => newInquirySession(newId(), query))
  const latest = useRef(session)
  const isShown = useRef(false)
  const formElement = useRef<HTMLFormElement>(null)

  /** The session outlives its form, because an answer may come later. */
  const dispatch = useCallback((event: InquiryEvent) => {
    const before = readDrafts()
    const device = { isShared: isSharedDevice(), sharedUntil: wasSharedUntil() }
    const context = { now: Date.now(), device, isShown: isShown.current, newForm: newId }
    const { session, drafts } = reduce({ session: latest.current, drafts: before }, event, context)
    latest.current = session
    setSession(session)
    if (drafts === before) return
    writeDrafts(drafts)
    const { form } = session.message
    if (isShown.current && drafts.some((draft) => draft.form === form)) noteEntry(form)
  }, [])

  useEarlyInput(formElement, () => {})
  // Before the effects of the fields, one of which sends what was typed and chosen before hydration.
  useLayoutEffect(() => {
    isShown.current = true
    const fields = [...(formElement.current?.elements ?? [])] as Control[]
    const used = fields.filter(
      (field) => field.early && (field.type !== 'radio' || ('checked' in field && field.checked)),
    )
    const early = valuesOf(Object.fromEntries(used.map(({ name, value }) => [name, value])))
    dispatch({ type: 'arrived', isReturn, entry: entryForm(), early, isSent: earlyPressed() === 'send' })
    return () => {
      isShown.current = false
    }
  }, [dispatch, isReturn])

  const { key } = useLocation()
  // A link to this address adds a history entry, at which a reload has to find the text again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another `key` means another history entry
  useEffect(() => {
    const { form } = latest.current.message
    if (readDrafts().some((draft) => draft.form === form)) noteEntry(form)
  }, [key])

  useEffect(() => {
    const check = () => dispatch({ type: 'time passed' })
    const show = ({ persisted }: PageTransitionEvent) =>
      dispatch(persisted ? { type: 'shown again', entry: entryForm() } : { type: 'time passed' })
    const timer = setInterval(check, CHECK_MS)
    addEventListener('pageshow', show)
    // After a suspension, timers only run some time after the page is shown again.
    document.addEventListener('visibilitychange', check)
    return () => {
      clearInterval(timer)
      removeEventListener('pageshow', show)
      document.removeEventListener('visibilitychange', check)
    }
  }, [dispatch])

  const lock = useRef<EditLock>(undefined)
  const edited = editedRow(session)
  const since = 'since' in session.state ? session.state.since : 0
  // Entering the state takes the lock, again for the same row too; leaving it releases the lock.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another `since` means that the state was entered again
  useEffect(() => {
    if (edited === undefined) return
    let isCancelled = false
    const open = async () => {
      const hasText = latest.current.message.change.is === 'change'
      const { lockForEditing } = await import('../../outbox/edit-lock.ts')
      const taken = await lockForEditing(edited, () => !isCancelled && dispatch({ type: 'open elsewhere' }), {
        hasText,
      })
      // The page on which a person made the device shared may have been left before all rows were hidden.
      const row = isSharedDevice() && !hasText ? undefined : taken.row
      if (isCancelled || !row || row.state === 'delivered') taken.release()
      else lock.current = taken
      if (!isCancelled) dispatch({ type: 'opened', row })
    }
    open().catch(() => !isCancelled && dispatch({ type: 'not opened' }))
    return () => {
      isCancelled = true
      lock.current?.release()
      lock.current = undefined
    }
  }, [edited, since, dispatch])

  const sent = session.rowNotice.is === 'sent' ? session.rowNotice.id : undefined
  useEffect(() => {
    if (sent === undefined) return
    let isCancelled = false
    const read = async () => {
      const row = await import('../../outbox/row-store.ts').then(({ findRow }) => findRow(sent)).catch(() => undefined)
      if (!isCancelled) dispatch({ type: 'found sent', row })
    }
    void read()
    const stop = subscribe(() => void read())
    return () => {
      isCancelled = true
      stop()
    }
  }, [sent, dispatch])

  const { state, sendError } = session
  const to = state.is === 'left' ? state.to : undefined
  useEffect(() => {
    if (to?.is === 'outbox') navigate(paths.outbox, { replace: true })
    if (to?.is === 'contact') navigate({ search: to.query }, { replace: true, state: { form: to.form } })
    if (to?.is !== 'thanks') return
    navigate(paths.thankYou, { state: to.sent })
    // Back can be pressed before the next page is rendered. The form is still here then, with a text that it no longer
    // owns.
    const back = () => dispatch({ type: 'back' })
    addEventListener('popstate', back, { once: true })
    return () => removeEventListener('popstate', back)
  }, [to, navigate, dispatch])

  // The actions in an error toast are about the text of this form.
  useEffect(() => {
    if (sendError.is === 'nothing') return
    const own = shownToast.get()
    return () => {
      if (shownToast.get() === own) closeToast()
    }
  }, [sendError])

  /** @param sendLater reads the form again, and sends it later */
  const submit = useCallback(
    async (filled: FilledForm, how: 'now' | 'later', sendLater: () => void) => {
      // Loaded when the page is used, because hydration does not need it.
      const { sendMessage } = await import('./send-message.ts')
      const { message } = latest.current
      const device = { isShared: isSharedDevice(), sharedUntil: wasSharedUntil() }
      const taken = lock.current
      // Handed over, so that leaving the state does not release it.
      lock.current = undefined
      return sendMessage(message, filled, how, {
        lock: taken,
        // What was typed while the device was shared stays hidden.
        isHidden: isHidden({ ...message, changedAt: message.changedAt || Date.now() }, device),
        dispatch,
        isShown: () => isShown.current,
        sendLater,
        sendButton: formElement.current?.querySelector('[type=submit]') ?? null,
      })
    },
    [dispatch],
  )

  /** The code that checks or sends could not be loaded, so only the form has the text. */
  const fail = useCallback(() => {
    const { message } = latest.current
    const { person } = message.replaces
    dispatch({ type: 'refused', why: 'unsaved', next: followsOf(message), person, isConflict: false })
  }, [dispatch])

  return { session, dispatch, submit, fail, formElement, latest }
}

/** Whether this document has already shown a form, so that every later arrival is a client-side navigation. */
let wasShown = false

/** Whether the person came to this page by Back, Forward or a reload, not by a link or an address. */
function useIsReturn(): boolean {
  const type = useNavigationType()
  const [isReturn] = useState(() => {
    if (typeof document === 'undefined') return false
    const isFirst = !wasShown
    wasShown = true
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return type !== 'PUSH' && !(isFirst && entry?.type === 'navigate')
  })
  return isReturn
}
