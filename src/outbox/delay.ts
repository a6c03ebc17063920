/** Delays between attempts, in ms. */
export const SHORTEST_DELAY = 5_000
export const LONGEST_DELAY = 15 * 60_000

/**
 * How long to wait after a failed attempt, in ms: a random time between 5 s and a limit that doubles with every attempt
 * up to 15 min, so that devices that failed together do not retry together. Never shorter than the server's
 * `Retry-After`, which counts up to 15 min.
 * @param attempts number of attempts so far, from 1
 * @param random 0 to 1
 */
export function delayMs(attempts: number, random: number, retryAfter = 0): number {
  const limit = Math.min(LONGEST_DELAY, SHORTEST_DELAY * 2 ** Math.min(attempts, 20))
  const backoff = SHORTEST_DELAY + random * (limit - SHORTEST_DELAY)
  return Math.min(LONGEST_DELAY, Math.max(backoff, retryAfter))
}
