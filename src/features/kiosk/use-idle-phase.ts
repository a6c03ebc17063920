import { useCallback, useEffect, useRef, useState } from 'react'
import { isSessionOpen, openSession } from '../../device/kiosk-session-mark.ts'
import { idlePhase, type Phase } from '../../lib/idle-phase.ts'
import { isIdle } from './is-idle.ts'

const INPUTS = ['pointerdown', 'keydown', 'input', 'wheel', 'touchstart'] as const
/** On a start page that nobody has touched no session is open, so none ends. */
type SessionPhase = Phase | { name: 'closed' }

/**
 * The phase of the session, from the last input on this page.
 * @returns the phase, and a function that begins the session or goes on with it
 */
export function useIdlePhase(idleSeconds: number): [SessionPhase, () => void] {
  const [phase, setPhase] = useState<SessionPhase>(() => ({ name: isIdle() ? 'closed' : 'active' }))
  const goOn = useRef(() => {})
  useEffect(() => {
    let lastInputAt = Date.now()
    let isOpen = !isIdle()
    let isMarked = isSessionOpen()
    let timer: ReturnType<typeof setInterval> | undefined
    const look = () => {
      if (!isOpen) return
      const next = idlePhase(lastInputAt, Date.now(), idleSeconds)
      if (next.name === 'over') stop()
      setPhase((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
    }
    const onInput = ({ target }: Partial<Event>) => {
      // A press on a button of the question does what the button says, so the question must stay until the click.
      if (target instanceof Element && target.closest('[role=alertdialog] button')) return
      // A tablet that slept: whoever wakes it is the next person.
      if (isOpen && idlePhase(lastInputAt, Date.now(), idleSeconds).name === 'over') return look()
      lastInputAt = Date.now()
      if (!isMarked) openSession()
      isMarked = true
      isOpen = true
      timer ??= setInterval(look, 1000)
      look()
    }
    goOn.current = () => onInput({})
    if (isOpen) timer = setInterval(look, 1000)
    const stop = () => {
      clearInterval(timer)
      for (const type of INPUTS) removeEventListener(type, onInput, true)
      document.removeEventListener('visibilitychange', look)
    }
    for (const type of INPUTS) addEventListener(type, onInput, { capture: true, passive: true })
    document.addEventListener('visibilitychange', look)
    return stop
  }, [idleSeconds])
  return [phase, useCallback(() => goOn.current(), [])]
}
