import { useCallback, useEffect, useRef } from 'react'

/** How long typing must pause before its text is written to the address, in ms. The results do not wait for it. */
const TYPING_PAUSE_MS = 300

type Pending = { href: string; write: () => void; timer: ReturnType<typeof setTimeout> }

/**
 * Delays a write to the address until typing pauses. After Back the address belongs to another history entry before the
 * router has rendered it, and must not be overwritten with text from before.
 */
export function useDelayedWrite() {
  const pending = useRef<Pending>(undefined)
  const cancel = useCallback(() => {
    clearTimeout(pending.current?.timer)
    pending.current = undefined
  }, [])
  useEffect(() => cancel, [cancel])
  /** Writes at once what is pending. */
  const flush = () => {
    if (pending.current?.href !== location.href) return
    const { write } = pending.current
    cancel()
    write()
  }
  const schedule = (write: () => void) => {
    cancel()
    pending.current = { href: location.href, write, timer: setTimeout(flush, TYPING_PAUSE_MS) }
  }
  return { schedule, flush, cancel }
}
