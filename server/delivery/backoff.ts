import type { DeliveryError } from './sink.ts'

const FIRST_MS = 10_000
const LONGEST_MS = 60 * 60_000

/**
 * How long to wait after a failed attempt: 10 s, doubled each time, at most an hour, with up to a fifth of jitter so that
 * deliveries that failed together are not retried together. What was refused waits the hour at once: somebody has to
 * change a setting first.
 * @param attempts made so far, at least 1
 * @param random 0 to 1
 */
export function backoffMs(error: DeliveryError, attempts: number, random: number): number {
  const doubled = error.kind === 'refused' ? LONGEST_MS : FIRST_MS * 2 ** Math.min(attempts - 1, 20)
  const wanted = Math.max(doubled, error.retryAfterMs ?? 0)
  return Math.round(Math.min(wanted, LONGEST_MS) * (1 - random / 5))
}
