import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Control } from '../../before-hydration/early-input.ts'
import type { Inquiry } from '../../contract/inquiry.ts'
import { type Draft, dropDrafts, hasText, isRecent, keepDraft, noteEntry, readDrafts } from './drafts.ts'
import { FIELD_NAMES, isField, type Values, valuesOf } from './fields.ts'
import { canUndo, type Start, subjectOf } from './form-start.ts'

/** How often an open form looks whether it was left alone for too long, in ms. */
const LOOK_MS = 15_000

export type KeptDraft = ReturnType<typeof useDraft>

/**
 * The draft of an open form: filled in once, kept with every change from then on.
 * @param onChange called after each change by the person, and when what was cleared cannot be taken back any more
 * @param onRest called when the form was left alone for too long
 * @param onReturn called when the browser shows a page again that it has kept, and the draft went on elsewhere since
 */
export function useDraft(
  form: UseFormReturn<Inquiry>,
  start: Start,
  query: string,
  { onChange, onRest, onReturn }: { onChange: () => void; onRest: () => void; onReturn: () => void },
) {
  const draft = useRef<Draft>({ query, values: {}, changedAt: 0, ...start.after, ...start.draft, form: start.form })
  /** The outbox has the text, and this tab only remembers which row that is. */
  const handedOver = useRef(false)
  const filling = useRef(false)
  /** The subject that every form begins with is no choice. */
  const interestChosen = useRef(false)
  const [isFilled, setFilled] = useState(false)

  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  /** Whether what this form says of its draft still counts. */
  const isCurrent = useCallback(() => isOpen.current || !isOvertaken(draft.current), [])

  /** Keeps what stands in the form now, and passes it on. */
  const keep = useCallback(
    (change: Partial<Draft> = {}) => {
      if (!isCurrent()) return draft.current
      const values = valuesOf(form.getValues())
      draft.current = { ...draft.current, query, values, changedAt: Date.now(), ...change }
      setFilled(hasText(values))
      if (handedOver.current) return draft.current
      if (hasText(values) || interestChosen.current) {
        draft.current = keepDraft(draft.current)
        // The answer to a message may come when its form was left.
        if (isOpen.current) noteEntry(draft.current.form)
      } else dropDrafts(draft.current.form)
      return draft.current
    },
    [form, query, isCurrent],
  )

  /** Fills the fields in which nothing stands yet. That is no change of the draft. */
  const fill = useCallback(
    (values: Values) => {
      filling.current = true
      for (const name of FIELD_NAMES) {
        const isFree = name === 'interest' ? !interestChosen.current : !form.getValues(name)
        if (!values[name] || !isFree) continue
        form.setValue(name, values[name])
        selectIfFocused(name)
      }
      interestChosen.current ||= values.interest !== undefined
      filling.current = false
      setFilled(hasText(valuesOf(form.getValues())))
    },
    [form],
  )

  /** Takes over input before hydration of the form: a change like any other, kept once the rest is filled in. */
  const takeEarly = (used: readonly Control[]) => {
    for (const { name, value } of used) {
      if (!isField(name) || !value) continue
      form.setValue(name, value)
      interestChosen.current ||= name === 'interest'
    }
  }

  const clearedAt = start.cleared?.at ?? 0
  const latest = useRef({ onChange, onRest, onReturn, clearedAt })
  useEffect(() => {
    latest.current = { onChange, onRest, onReturn, clearedAt }
  })

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          const isSame = JSON.stringify(valuesOf(values)) === JSON.stringify(draft.current.values)
          if (filling.current || !name || isSame) return
          interestChosen.current ||= name === 'interest'
          keep()
          latest.current.onChange()
        },
      }),
    [form, keep],
  )

  useEffect(() => {
    // An inquiry that is opened to be changed is held back for as long, also when nothing was changed.
    const openedAt = subjectOf(query).startsWith('edit ') ? Date.now() : 0
    const look = () => {
      const now = Date.now()
      const changedAt = draft.current.changedAt || openedAt
      const { clearedAt, onChange, onRest } = latest.current
      const isLeft = changedAt > 0 && !isRecent({ ...draft.current, changedAt }, now)
      if (isLeft && !handedOver.current) onRest()
      else if (clearedAt > 0 && !canUndo(clearedAt, now)) onChange()
    }
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted && draft.current.changedAt > 0 && isOvertaken(draft.current)) latest.current.onReturn()
      else look()
    }
    const timer = setInterval(look, LOOK_MS)
    addEventListener('pageshow', comeBack)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      removeEventListener('pageshow', comeBack)
      document.removeEventListener('visibilitychange', look)
    }
  }, [query])

  /** Says something of the draft that is not typed. It is kept with the next change. */
  const note = useCallback((change: Partial<Draft>) => {
    draft.current = { ...draft.current, ...change }
  }, [])

  /** Says which vehicle the text is about, once its name is known. A text that is kept already is no newer for it. */
  const noteVehicle = useCallback(
    (vehicle: Pick<Draft, 'vehicleId' | 'vehicleName' | 'colors'>) => {
      note(vehicle)
      if (vehicle.vehicleName && !handedOver.current && !isOvertaken(draft.current)) keepDraft(draft.current)
    },
    [note],
  )

  /** The outbox has the text now: a reloaded page must not offer it as one that is still to be sent. */
  const handOver = (id: string) => {
    handedOver.current = true
    if (isCurrent()) keepDraft({ ...draft.current, values: {}, sent: id })
  }

  /** Only the form has the text again. */
  const takeBack = () => {
    handedOver.current = false
    keep()
  }

  /** The outbox or the server has the message. */
  const finish = () => {
    handedOver.current = true
    if (isCurrent()) dropDrafts(draft.current.form)
  }

  return { current: draft, isFilled, keep, fill, takeEarly, note, noteVehicle, handOver, takeBack, finish }
}

/** The draft of a form that was left or frozen went on in another one since, was sent or cleared there, or put aside. */
const isOvertaken = ({ form, changedAt }: Draft): boolean =>
  !readDrafts().some((each) => each.form === form && each.changedAt === changedAt && !each.rested)

/** Somebody is about to type there, who did not see what came: the first key replaces it, as in a field reached by Tab. */
function selectIfFocused(name: string) {
  const { activeElement } = document
  const isField = activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement
  if (isField && activeElement.name === name && activeElement.type !== 'radio') activeElement.select()
}
