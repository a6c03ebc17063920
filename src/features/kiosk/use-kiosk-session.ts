import { useCallback, useEffect, useReducer } from 'react'
import { paths } from '../../addresses/paths.ts'
import { isEnding, isSessionOpen, openSession } from '../../device/kiosk-session-mark.ts'
import { clearClipboard, endSession } from './end-session.ts'
import { type KioskEvent, type KioskSessionState, opened, reduce } from './kiosk-session-state.ts'
import { DONE, INPUTS, PIN_LOCKED } from './session-events.ts'

/** Whether the kiosk is idle: it shows the start page, and no session is open. On any other page a person is there. */
export const isIdle = (): boolean => !isSessionOpen() && !isEnding() && location.pathname === paths.home

function begin(): KioskSessionState {
  if (isEnding()) return { state: 'ending' }
  return isIdle() ? { state: 'closed' } : opened(Date.now())
}

/**
 * Connects the session to the page: its inputs, its time, its life cycle and its storage.
 * @param idleSeconds after which the session ends
 * @returns the session; `goOn` opens it or answers the question; `end` ends it, during a press
 */
export function useKioskSession(idleSeconds: number): {
  session: KioskSessionState
  goOn: () => void
  end: () => void
} {
  const reduceHere = (session: KioskSessionState, event: KioskEvent) => reduce(session, event, idleSeconds)
  const [session, dispatch] = useReducer(reduceHere, undefined, begin)
  const goOn = useCallback(() => {
    if (!isSessionOpen()) openSession()
    dispatch({ type: 'input', at: Date.now() })
  }, [])
  const end = useCallback(() => {
    clearClipboard()
    dispatch({ type: 'ended' })
  }, [])
  const lookAtTime = useCallback(() => dispatch({ type: 'time passed', at: Date.now() }), [])

  const isEndingNow = session.state === 'ending'
  useEffect(() => {
    if (isEndingNow) return
    const left = new AbortController()
    const { signal } = left
    const onInput = ({ target }: Event) => {
      const isAnswer = target instanceof Element && target.closest('[role=alertdialog] button')
      if (isAnswer) dispatch({ type: 'answering', at: Date.now() })
      else goOn()
    }
    const onLocked = (event: Event) =>
      dispatch({ type: 'PIN locked', at: Date.now(), seconds: Number((event as CustomEvent<number>).detail) })
    for (const type of INPUTS) addEventListener(type, onInput, { capture: true, passive: true, signal })
    addEventListener(PIN_LOCKED, onLocked, { signal })
    addEventListener(DONE, end, { signal })
    // A page restored from the back/forward cache continues the ending that the page before has begun.
    addEventListener('pageshow', () => isEnding() && dispatch({ type: 'ended' }), { signal })
    document.addEventListener('visibilitychange', lookAtTime, { signal })
    return () => left.abort()
  }, [isEndingNow, goOn, end, lookAtTime])

  const isUsed = session.state === 'open' || session.state === 'asking'
  useEffect(() => {
    if (!isUsed) return
    const timer = setInterval(lookAtTime, 1000)
    return () => clearInterval(timer)
  }, [isUsed, lookAtTime])

  useEffect(() => {
    if (isEndingNow) void endSession()
  }, [isEndingNow])
  return { session, goOn, end }
}
