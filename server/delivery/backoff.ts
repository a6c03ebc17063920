import type { DeliveryError } from './sink.ts'

const FIRST_MS = 10_000
const HOUR_MS = 60 * 60_000

/**
 * How long a sink may refuse an inquiry, or a mail server the recipient, before it is no longer tried: a weekend, and a day to change
 * something.
 */
export const REFUSED_LIMIT_MS = 72 * HOUR_MS

/** As many as there are in that time at least: a clock that jumps ahead makes the time pass, and no attempts. */
export const FEWEST_REFUSALS = 8

/** Whether what a sink refuses is not tried any more. @param attempts made so far */
export const isGivenUp = (attempts: number, refusedForMs: number): boolean =>
  attempts >= FEWEST_REFUSALS && refusedForMs >= REFUSED_LIMIT_MS

/**
 * How long to wait after a failed attempt: 10 s, doubled each time, at most an hour, with up to a fifth of jitter so that
 * deliveries that failed together are not retried together. What was denied waits the hour at once: a person has to change
 * something first. What was refused waits as long as it has been refused, an hour to twelve: each refusal costs the
 * sender's reputation.
 * @param attempts made so far, at least 1
 * @param random 0 to 1
 * @param refusedForMs since the first refusal
 */
export function backoffMs(error: DeliveryError, attempts: number, random: number, refusedForMs = 0): number {
  const isPassing = error.kind !== 'denied' && error.kind !== 'no recipient' && error.kind !== 'refused'
  const doubled = isPassing ? FIRST_MS * 2 ** Math.min(attempts - 1, 20) : HOUR_MS
  const wanted = Math.min(Math.max(doubled, error.retryAfterMs ?? 0), HOUR_MS)
  const wait = error.kind === 'refused' ? Math.min(Math.max(refusedForMs, HOUR_MS), 12 * HOUR_MS) : wanted
  return Math.round(wait * (1 - random / 5))
}
