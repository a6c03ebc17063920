import { useEffect, useLayoutEffect } from 'react'
import { clearClipboard } from './end-kiosk-session.ts'
import type { KioskSessionState } from './kiosk-session-state.ts'
import { beginKioskSession, tellKioskSession, useKioskSessionState } from './kiosk-session-store.ts'

/** Inputs that show that a person is there. */
const INPUTS = ['pointerdown', 'keydown', 'input', 'wheel', 'touchstart'] as const

/** Opens the session, or answers the question. */
export const goOn = () => tellKioskSession({ type: 'input', at: Date.now() })

/** Ends the session, during a press. */
export function end() {
  clearClipboard()
  tellKioskSession({ type: 'ended' })
}

const checkTime = () => tellKioskSession({ type: 'time passed', at: Date.now() })

function onInput({ target }: Event) {
  const isAnswer = target instanceof Element && target.closest('[data-kiosk-question] button')
  if (isAnswer) tellKioskSession({ type: 'answering', at: Date.now() })
  else goOn()
}

/**
 * Connects the session to the page: its inputs, its time and its life cycle.
 * @param idleSeconds after which the session ends
 */
export function useKioskSession(idleSeconds: number): KioskSessionState {
  const session = useKioskSessionState()
  useLayoutEffect(() => beginKioskSession(idleSeconds), [idleSeconds])
  const { state } = session
  const isEnding = state === 'ending'
  useEffect(() => {
    if (isEnding) return
    const controller = new AbortController()
    const { signal } = controller
    for (const type of INPUTS) addEventListener(type, onInput, { capture: true, passive: true, signal })
    // A page of the back/forward cache goes on with what the page before it has begun: a session, or its end.
    addEventListener('pageshow', () => beginKioskSession(idleSeconds), { signal })
    document.addEventListener('visibilitychange', checkTime, { signal })
    return () => controller.abort()
  }, [isEnding, idleSeconds])
  useEffect(() => {
    if (state === 'closed' || state === 'ending') return
    const timer = setInterval(checkTime, state === 'sent' ? 250 : 1000)
    return () => clearInterval(timer)
  }, [state])
  return session
}
