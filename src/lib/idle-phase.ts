/** How long before the end a person is asked whether they are still there, in seconds. */
const ASK_SECONDS = 15

/** The phase of one person's session on a kiosk. */
export type Phase = { name: 'active' } | { name: 'asking'; secondsLeft: number } | { name: 'over' }

/**
 * @param lastInputAt time of the last touch, epoch ms
 * @param now epoch ms. A clock that was changed by more than the idle time, in either direction, ends the session
 * @param idleSeconds after which the session is over
 */
export function idlePhase(lastInputAt: number, now: number, idleSeconds: number): Phase {
  const secondsLeft = Math.ceil(idleSeconds - Math.abs(now - lastInputAt) / 1000)
  if (secondsLeft <= 0) return { name: 'over' }
  return secondsLeft <= ASK_SECONDS ? { name: 'asking', secondsLeft } : { name: 'active' }
}
