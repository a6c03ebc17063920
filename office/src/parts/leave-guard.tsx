import { createContext, type ReactNode, useCallback, useContext, useEffect, useId, useState } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router-dom'
import { Question } from './question.tsx'

/**
 * `waiting`: for the server, or for the person's answer to a dialog, before it asks. `in a draft`: unsaved, but restored when the person
 * comes back.
 */
type FormState = 'clean' | 'waiting' | 'in a draft' | 'unsaved'
type SetState = (form: string, state: FormState) => void

const UnsavedContext = createContext<SetState>(() => undefined)

/**
 * Asks before the person leaves a screen with unsaved changes: in a dialog for another screen, with the browser's question for another
 * site. One guard for all forms, because React Router has only one blocker.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [forms, setForms] = useState<ReadonlyMap<string, FormState>>(new Map())
  const setState = useCallback<SetState>((form, state) => {
    setForms((before) => {
      const others = [...before].filter(([other]) => other !== form)
      return new Map(state === 'clean' ? others : [...others, [form, state]])
    })
  }, [])
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => forms.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  )
  useBeforeUnload((event) => {
    if (forms.size > 0) event.preventDefault()
  })
  // Everything was saved meanwhile, so the person may leave.
  const isFree = blocker.state === 'blocked' && forms.size === 0
  useEffect(() => {
    if (isFree) blocker.proceed()
  }, [isFree, blocker])
  const states = [...forms.values()]
  const isLost = states.includes('unsaved')
  const isAsked = blocker.state === 'blocked' && (isLost || states.includes('in a draft'))
  return (
    <UnsavedContext value={setState}>
      {children}
      {isAsked && (
        <Question
          title="Leave without saving?"
          yes="Leave"
          isHarmless={!isLost}
          no="Stay"
          onYes={() => blocker.proceed?.()}
          onNo={() => blocker.reset?.()}
        >
          Your changes aren’t saved yet.{!isLost && ' They’ll be here when you come back.'}
        </Question>
      )}
    </UnsavedContext>
  )
}

/** Makes the guard ask while this form has unsaved changes. */
export function useLeaveGuard(isUnsaved: boolean, { isWaiting = false, hasDraft = false } = {}): void {
  const setState = useContext(UnsavedContext)
  const form = useId()
  const state = isWaiting ? 'waiting' : !isUnsaved ? 'clean' : hasDraft ? 'in a draft' : 'unsaved'
  useEffect(() => {
    setState(form, state)
    return () => setState(form, 'clean')
  }, [setState, form, state])
}
