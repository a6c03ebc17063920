/** How long before the end a person is asked whether they are still there, in seconds. */
const ASK_SECONDS = 15

/** The phase of a session in use, by the time since the last input. */
export type Phase = { name: 'active' } | { name: 'asking'; secondsLeft: number } | { name: 'over' }

/**
 * @param lastInputAt time of the last touch, epoch ms, not after `now`
 * @param now epoch ms
 * @param idleSeconds after which the session is over
 */
export function idlePhase(lastInputAt: number, now: number, idleSeconds: number): Phase {
  const secondsLeft = Math.ceil(idleSeconds - (now - lastInputAt) / 1000)
  if (secondsLeft <= 0) return { name: 'over' }
  return secondsLeft <= ASK_SECONDS ? { name: 'asking', secondsLeft } : { name: 'active' }
}
