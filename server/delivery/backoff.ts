import type { DeliveryError } from './sink.ts'

const FIRST_MS = 10_000
const HOUR_MS = 60 * 60_000

/**
 * How long a sink may refuse an inquiry, or a mail server its recipient, before attempts end: a weekend, and a day to
 * fix the cause.
 */
export const REFUSED_LIMIT_MS = 72 * HOUR_MS

/** Refusals that must have happened in that time: a clock that jumps ahead adds time, but no attempts. */
export const FEWEST_REFUSALS = 8

/** Whether attempts end after this refusal. @param attempts made so far */
export const isGivenUp = (attempts: number, refusedForMs: number): boolean =>
  attempts >= FEWEST_REFUSALS && refusedForMs >= REFUSED_LIMIT_MS

/**
 * How long to wait after a failed attempt: 10 s, doubled each time, at most an hour, with up to 20% jitter so that
 * deliveries that failed together are not retried together. A denied one waits the full hour, because a person has to
 * change something first. A refused one waits as long as it has been refused, an hour to twelve: each refusal harms the
 * sender's reputation.
 * @param attempts made so far, at least 1
 * @param random 0 to 1
 * @param refusedForMs since the first refusal
 */
export function backoffMs(error: DeliveryError, attempts: number, random: number, refusedForMs = 0): number {
  const isPassing = error.kind !== 'denied' && error.kind !== 'no recipient' && error.kind !== 'refused'
  const doubled = isPassing ? FIRST_MS * 2 ** Math.min(attempts - 1, 20) : HOUR_MS
  const requested = Math.min(Math.max(doubled, error.retryAfterMs ?? 0), HOUR_MS)
  const wait = error.kind === 'refused' ? Math.min(Math.max(refusedForMs, HOUR_MS), 12 * HOUR_MS) : requested
  return Math.round(wait * (1 - random / 5))
}
