import { useCallback, useEffect, useRef, useState } from 'react'
import { isSessionOpen, openSession } from '../../device/kiosk-session-mark.ts'
import { idlePhase, type Phase } from '../../lib/idle-phase.ts'
import { isIdle } from './is-idle.ts'
import { PIN_LOCKED } from './pin-locked.ts'

const INPUTS = ['pointerdown', 'keydown', 'input', 'wheel', 'touchstart'] as const
/** How long the question stays after a press or a key on one of its buttons, in ms. */
const ANSWER_MS = 5_000
/** Longest that the idle time does not begin because no PIN is taken, in ms: a customer who tries PINs must not keep a session open. */
const LOCKED_MS = 60_000

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
    let answeringAt = Number.NEGATIVE_INFINITY
    let lockedUntil = Number.NEGATIVE_INFINITY
    let isOpen = !isIdle()
    let isMarked = isSessionOpen()
    let timer: ReturnType<typeof setInterval> | undefined
    const present = () => {
      const now = Date.now()
      // A clock that was set back says nothing about who is there: the time starts again.
      lastInputAt = Math.min(lastInputAt, now)
      lockedUntil = Math.min(lockedUntil, now + LOCKED_MS)
      // Whoever waits for the next PIN has nothing to touch.
      lastInputAt = Math.max(lastInputAt, Math.min(lockedUntil, now))
      return now
    }
    const look = () => {
      const now = present()
      if (!isOpen || Math.abs(now - answeringAt) < ANSWER_MS) return
      const next = idlePhase(lastInputAt, now, idleSeconds)
      if (next.name === 'over') stop()
      setPhase((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
    }
    const onInput = ({ target }: Partial<Event>) => {
      const now = present()
      // The tablet was suspended: whoever switches it on is the next person.
      if (isOpen && idlePhase(lastInputAt, now, idleSeconds).name === 'over') return look()
      lastInputAt = now
      // Somebody is there, and a press on a button of the question does what the button says: the question stays until the click.
      if (target instanceof Element && target.closest('[role=alertdialog] button')) {
        answeringAt = now
        return
      }
      answeringAt = Number.NEGATIVE_INFINITY
      if (!isMarked) openSession()
      isMarked = true
      isOpen = true
      timer ??= setInterval(look, 1000)
      look()
    }
    const onLocked = (event: Event) => {
      lockedUntil = Date.now() + Math.min(Number((event as CustomEvent<number>).detail) * 1000, LOCKED_MS)
    }
    goOn.current = () => onInput({})
    if (isOpen) timer = setInterval(look, 1000)
    const stop = () => {
      clearInterval(timer)
      for (const type of INPUTS) removeEventListener(type, onInput, true)
      removeEventListener(PIN_LOCKED, onLocked)
      document.removeEventListener('visibilitychange', look)
    }
    for (const type of INPUTS) addEventListener(type, onInput, { capture: true, passive: true })
    addEventListener(PIN_LOCKED, onLocked)
    document.addEventListener('visibilitychange', look)
    return stop
  }, [idleSeconds])
  return [phase, useCallback(() => goOn.current(), [])]
}
