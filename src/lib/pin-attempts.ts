/** Wrong PINs in a row, and until when no other is taken, in epoch ms. */
export type PinAttempts = { wrong: number; lockedUntil: number }

const FREE_ATTEMPTS = 5
const FIRST_WAIT_MS = 30_000
/** A day: beyond it a longer wait protects nothing more. */
const LONGEST_WAIT_MS = 24 * 60 * 60_000

export const NO_ATTEMPTS: PinAttempts = { wrong: 0, lockedUntil: 0 }

/** After one more wrong PIN at `now`, epoch ms: the fifth waits 30 s, and each one after it twice as long. */
export function afterWrongPin({ wrong }: PinAttempts, now: number): PinAttempts {
  const count = wrong + 1
  const wait = count < FREE_ATTEMPTS ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (count - FREE_ATTEMPTS), LONGEST_WAIT_MS)
  return { wrong: count, lockedUntil: wait && now + wait }
}

/** Seconds until another PIN is taken; 0 for at once. A clock that was set back waits no longer than the longest wait. */
export const secondsLocked = ({ lockedUntil }: PinAttempts, now: number): number =>
  Math.ceil(Math.min(Math.max(lockedUntil - now, 0), LONGEST_WAIT_MS) / 1000)
