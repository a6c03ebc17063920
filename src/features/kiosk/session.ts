/** Event of the window: asks to end the session, as "Start over" does. */
export const DONE = 'kiosk-done'

/** Event of the window; its detail is for how many seconds no PIN is accepted. */
export const PIN_LOCKED = 'kiosk-pin-locked'

/** How long before the end a person is asked whether they are still there, in seconds. */
const ASK_SECONDS = 15
/** How long a press or a key on a button of the question stops its countdown, in ms: the click that follows still finds the button. */
const ANSWER_MS = 5_000
/** How long a wait for the next PIN may delay the idle time, in ms: a customer who tries PINs must not keep a session open. */
const LOCKED_MS = 60_000

/** Epoch ms. */
type Times = { lastInputAt: number; lockedUntil: number }

type Used =
  | ({ state: 'open' } & Times)
  /** "Still there?" is shown. */
  | ({ state: 'asking'; secondsLeft: number; answeringAt: number } & Times)

/** The session of one person on a kiosk. */
export type Session =
  /** The start screen, before the first touch. */
  | { state: 'closed' }
  | Used
  /** What the person left is being removed. Nothing leads out of this state: a new page is loaded. */
  | { state: 'ending' }

/** `at` is epoch ms. */
export type SessionEvent =
  | { type: 'input'; at: number }
  /** An input on a button of the question. */
  | { type: 'answering'; at: number }
  | { type: 'time passed'; at: number }
  /** No PIN is accepted for this many seconds. */
  | { type: 'PIN locked'; at: number; seconds: number }
  | { type: 'ended' }

export const opened = (at: number): Session => ({
  state: 'open',
  lastInputAt: at,
  lockedUntil: Number.NEGATIVE_INFINITY,
})

/** @param idleSeconds after which the session ends */
export function reduce(session: Session, event: SessionEvent, idleSeconds: number): Session {
  if (event.type === 'ended') return { state: 'ending' }
  if (session.state === 'ending') return session
  const { at } = event
  if (session.state === 'closed') return event.type === 'input' ? opened(at) : session
  if (event.type === 'PIN locked') return { ...session, lockedUntil: at + Math.min(event.seconds * 1000, LOCKED_MS) }
  const times = timesAt(session, at)
  const phase = idlePhase(times.lastInputAt, at, idleSeconds)
  if (event.type === 'time passed') return afterTime(session, phase, times, at)
  // The tablet was suspended: this input is that of the next person.
  if (phase.name === 'over') return { state: 'ending' }
  if (event.type === 'answering' && session.state === 'asking') return { ...session, answeringAt: at, lastInputAt: at }
  return { ...times, state: 'open', lastInputAt: at }
}

/** Returns the same session where nothing changes, so that nothing is rendered. */
function afterTime(session: Used, phase: Phase, times: Times, at: number): Session {
  if (session.state === 'asking' && Math.abs(at - session.answeringAt) < ANSWER_MS) return session
  if (phase.name === 'over') return { state: 'ending' }
  if (phase.name === 'asking')
    return { ...times, state: 'asking', secondsLeft: phase.secondsLeft, answeringAt: Number.NEGATIVE_INFINITY }
  const isSame =
    session.state === 'open' && session.lastInputAt === times.lastInputAt && session.lockedUntil === times.lockedUntil
  return isSame ? session : { ...times, state: 'open' }
}

function timesAt({ lastInputAt, lockedUntil }: Times, now: number): Times {
  const until = Math.min(lockedUntil, now + LOCKED_MS)
  // A clock that was set back says nothing about the customer: the time starts again.
  const input = Math.min(lastInputAt, now)
  // A person who waits for the next PIN has nothing to touch.
  return { lastInputAt: Math.max(input, Math.min(until, now)), lockedUntil: until }
}

/** What the time since the last input makes of a session that is used. */
type Phase = { name: 'active' } | { name: 'asking'; secondsLeft: number } | { name: 'over' }

/**
 * @param lastInputAt time of the last touch, epoch ms, not after `now`
 * @param now epoch ms
 * @param idleSeconds after which the session is over
 */
function idlePhase(lastInputAt: number, now: number, idleSeconds: number): Phase {
  const secondsLeft = Math.ceil(idleSeconds - (now - lastInputAt) / 1000)
  if (secondsLeft <= 0) return { name: 'over' }
  return secondsLeft <= ASK_SECONDS ? { name: 'asking', secondsLeft } : { name: 'active' }
}
