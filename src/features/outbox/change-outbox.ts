import { useState } from 'react'
import type { OutboxActions } from './outbox-actions.ts'

type Work = (actions: OutboxActions) => Promise<unknown>

export const NOT_DONE = 'That didn’t work. Nothing’s lost. Please try again.'

/**
 * Whether the last change has failed, and a function that changes the inquiries on this device. The code for that is
 * loaded with the first press.
 */
export function useChangeOutbox(): [boolean, (work: Work) => void] {
  const [hasFailed, setFailed] = useState(false)
  const change = (work: Work) => {
    setFailed(false)
    import('./outbox-actions.ts').then(({ outboxActions }) => work(outboxActions)).catch(() => setFailed(true))
  }
  return [hasFailed, change]
}
