import { idlePhase, type Phase } from './idle-phase.ts'

/**
 * How long a press or a key on a button of the question stops its countdown, in ms, so that the click that follows
 * still finds the button.
 */
const ANSWER_MS = 5_000
/**
 * The idle time does not run while no PIN is accepted, but for no longer than this, in ms: a customer who keeps trying PINs
 * must not keep the session open.
 */
const LOCKED_MS = 60_000

/** How long the page stays after a message unless the person touches it, in seconds. */
const SENT_SECONDS = 20

/** Epoch ms. */
type Times = { lastInputAt: number; lockedUntil: number }

type Used =
  | ({ state: 'open' } & Times)
  /** "Still there?" is shown. */
  | ({ state: 'asking'; secondsLeft: number; answeringAt: number } & Times)
  /** The person has sent a message, and the screen clears at `endsAt`. */
  | ({ state: 'sent'; secondsLeft: number; endsAt: number } & Times)

/** The session of one person on a kiosk. */
export type KioskSessionState =
  /** The start screen, before the first touch. */
  | { state: 'closed' }
  | Used
  /**
   * Everything that the person left is being removed. This state never ends, because a new page is loaded.
   * `leavesKiosk`: the device is no kiosk after that.
   */
  | { state: 'ending'; leavesKiosk: boolean }

/** `at` is epoch ms. */
export type KioskEvent =
  /**
   * The kiosk's code runs in this document, or the browser shows it again from its back/forward cache. `isKioskIdle`: it
   * shows the start page, and no session is open on the device.
   */
  | { type: 'begun'; at: number; isKioskIdle: boolean }
  | { type: 'input'; at: number }
  /** An input on a button of the question. */
  | { type: 'answering'; at: number }
  | { type: 'time passed'; at: number }
  /** No PIN is accepted for this many seconds. */
  | { type: 'PIN locked'; at: number; seconds: number }
  /** The page after a message is shown. */
  | { type: 'sent'; at: number }
  | { type: 'ended' }
  /** The right PIN was entered. */
  | { type: 'kiosk left' }

const ENDING: KioskSessionState = { state: 'ending', leavesKiosk: false }

const NOT_LOCKED = { lockedUntil: Number.NEGATIVE_INFINITY }

export const openedAt = (at: number): KioskSessionState => ({ ...NOT_LOCKED, state: 'open', lastInputAt: at })

/** @param idleSeconds after which the session ends */
export function reduce(session: KioskSessionState, event: KioskEvent, idleSeconds: number): KioskSessionState {
  if (session.state === 'ending') return session
  if (event.type === 'ended') return ENDING
  if (event.type === 'kiosk left') return { state: 'ending', leavesKiosk: true }
  const { at } = event
  // The page after a message may have told its session that it was sent before the kiosk's code began the session.
  if (event.type === 'begun') return session.state === 'closed' && !event.isKioskIdle ? openedAt(at) : session
  if (event.type === 'sent')
    return {
      ...NOT_LOCKED,
      lastInputAt: at,
      state: 'sent',
      secondsLeft: SENT_SECONDS,
      endsAt: at + SENT_SECONDS * 1000,
    }
  if (session.state === 'closed') return event.type === 'input' ? openedAt(at) : session
  if (event.type === 'PIN locked') return { ...session, lockedUntil: at + Math.min(event.seconds * 1000, LOCKED_MS) }
  const times = timesAt(session, at)
  const phase = idlePhase(times.lastInputAt, at, idleSeconds)
  if (event.type === 'time passed') return afterTime(session, phase, times, at)
  // The tablet was suspended, so this input comes from the next person.
  if (phase.name === 'over' || (session.state === 'sent' && at >= session.endsAt)) return ENDING
  if (event.type === 'answering' && session.state === 'asking') return { ...session, answeringAt: at, lastInputAt: at }
  return { ...times, state: 'open', lastInputAt: at }
}

/** Returns the same session if nothing changes, so that nothing is rendered. */
function afterTime(session: Used, phase: Phase, times: Times, at: number): KioskSessionState {
  if (session.state === 'asking' && Math.abs(at - session.answeringAt) < ANSWER_MS) return session
  if (phase.name === 'over') return ENDING
  if (session.state === 'sent') return afterMessage(session, at)
  if (phase.name === 'asking')
    return { ...times, state: 'asking', secondsLeft: phase.secondsLeft, answeringAt: Number.NEGATIVE_INFINITY }
  const isSame =
    session.state === 'open' && session.lastInputAt === times.lastInputAt && session.lockedUntil === times.lockedUntil
  return isSame ? session : { ...times, state: 'open' }
}

function afterMessage(session: Used & { state: 'sent' }, at: number): KioskSessionState {
  // A clock that was set back starts the time again.
  const endsAt = Math.min(session.endsAt, at + SENT_SECONDS * 1000)
  const secondsLeft = Math.ceil((endsAt - at) / 1000)
  if (secondsLeft <= 0) return ENDING
  const isSame = secondsLeft === session.secondsLeft && endsAt === session.endsAt
  return isSame ? session : { ...session, endsAt, secondsLeft }
}

function timesAt({ lastInputAt, lockedUntil }: Times, now: number): Times {
  const until = Math.min(lockedUntil, now + LOCKED_MS)
  // A clock that was set back says nothing about the customer, so the time starts again.
  const input = Math.min(lastInputAt, now)
  // A person who waits for the next PIN has nothing to touch.
  return { lastInputAt: Math.max(input, Math.min(until, now)), lockedUntil: until }
}
