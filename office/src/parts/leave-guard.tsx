import { useBeforeUnload, useBlocker } from 'react-router-dom'
import { Question } from './question.tsx'

/** Asks before a form with changes is left: for another screen here, for another site by the browser's own question. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useBeforeUnload((event) => {
    if (isDirty) event.preventDefault()
  })
  if (blocker.state !== 'blocked') return null
  return (
    <Question
      title="Leave without saving?"
      yes="Leave"
      no="Stay"
      onYes={() => blocker.proceed()}
      onNo={() => blocker.reset()}
    >
      What you changed here is not saved.
    </Question>
  )
}
