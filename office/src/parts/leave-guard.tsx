import { createContext, type ReactNode, useCallback, useContext, useEffect, useId, useState } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router-dom'
import { Question } from './question.tsx'

type SetUnsaved = (form: string, isUnsaved: boolean) => void

const UnsavedContext = createContext<SetUnsaved>(() => undefined)

/**
 * Asks before a screen with unsaved changes is left: for another screen here, for another site by the browser's own question. One for
 * all forms, because React Router asks one blocker only.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [forms, setForms] = useState<ReadonlySet<string>>(new Set())
  const setUnsaved = useCallback<SetUnsaved>((form, isUnsaved) => {
    setForms((before) => {
      const others = [...before].filter((other) => other !== form)
      return new Set(isUnsaved ? [...others, form] : others)
    })
  }, [])
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => forms.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  )
  useBeforeUnload((event) => {
    if (forms.size > 0) event.preventDefault()
  })
  return (
    <UnsavedContext value={setUnsaved}>
      {children}
      {blocker.state === 'blocked' && (
        <Question
          title="Leave without saving?"
          yes="Leave"
          no="Stay"
          onYes={() => blocker.proceed()}
          onNo={() => blocker.reset()}
        >
          What you changed here is not saved.
        </Question>
      )}
    </UnsavedContext>
  )
}

/** A form with changes is not left without a question. */
export function useLeaveGuard(isUnsaved: boolean): void {
  const setUnsaved = useContext(UnsavedContext)
  const form = useId()
  useEffect(() => {
    if (!isUnsaved) return undefined
    setUnsaved(form, true)
    return () => setUnsaved(form, false)
  }, [setUnsaved, form, isUnsaved])
}
