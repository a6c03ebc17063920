/** Wrong PINs in a row, and until when no other PIN is accepted, in epoch ms. */
export type PinAttempts = { wrong: number; lockedUntil: number }

const FREE_ATTEMPTS = 5
const FIRST_WAIT_MS = 30_000
/** A day: a longer wait would not protect more. */
const LONGEST_WAIT_MS = 24 * 60 * 60_000

export const NO_ATTEMPTS: PinAttempts = { wrong: 0, lockedUntil: 0 }

/**
 * The state after one more wrong PIN at `now` (epoch ms): after the fifth, the wait is 30 s, and each further one
 * doubles it.
 */
export function afterWrongPin({ wrong }: PinAttempts, now: number): PinAttempts {
  const count = wrong + 1
  const wait = count < FREE_ATTEMPTS ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (count - FREE_ATTEMPTS), LONGEST_WAIT_MS)
  return { wrong: count, lockedUntil: wait && now + wait }
}

/**
 * Seconds until another PIN is accepted; 0 for at once. If the clock was set back, the wait is never longer than the
 * longest wait.
 */
export const secondsLocked = ({ lockedUntil }: PinAttempts, now: number): number =>
  Math.ceil(Math.min(Math.max(lockedUntil - now, 0), LONGEST_WAIT_MS) / 1000)
