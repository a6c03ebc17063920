/** Delays between attempts, in ms. */
export const SHORTEST_DELAY_MS = 5_000
export const LONGEST_DELAY_MS = 15 * 60_000

/**
 * How long to wait after a failed attempt, in ms: a random time between 5 s and a limit that doubles with every attempt
 * up to 15 min, so that devices that failed together do not retry together. Never shorter than the server's
 * `Retry-After`, which counts up to 15 min.
 * @param attempts number of attempts so far, from 1
 * @param random 0 to 1
 */
export function delayMs(attempts: number, random: number, retryAfter = 0): number {
  const limit = Math.min(LONGEST_DELAY_MS, SHORTEST_DELAY_MS * 2 ** Math.min(attempts, 20))
  const backoff = SHORTEST_DELAY_MS + random * (limit - SHORTEST_DELAY_MS)
  return Math.min(LONGEST_DELAY_MS, Math.max(backoff, retryAfter))
}
