import { delayMs, LONGEST_DELAY_MS } from './delay.ts'
import type { Outcome } from './outcome.ts'
import type { Failure, Row } from './row.ts'

const DAY_MS = 86_400_000
/** A pending inquiry asks for attention after this time, in ms. Attempts continue. */
const OVERDUE_AFTER_MS = 7 * DAY_MS
/** How long a delivered row stays, without the text of the inquiry, in ms. */
const DELIVERED_KEPT_MS = DAY_MS

/** The states of a row and the transitions between them. Pure: each takes a row and gives the next one. */

export const startSending = (row: Row): Row => ({ ...row, state: 'sending', attempts: row.attempts + 1 })

/** Applies the outcome of an attempt. Only delivery removes what the person wrote, and its key. */
export function settle(row: Row, outcome: Outcome, now: number, random: number): Row {
  // Delivered is final, even if another tab's attempt ends later.
  if (row.state === 'delivered') return row
  switch (outcome.kind) {
    case 'delivered':
      return {
        ...row,
        // A seller finds a customer's row by the first name.
        subject:
          row.payload?.seller && !row.shared ? { ...row.subject, firstName: row.payload.firstName } : row.subject,
        payload: null,
        sealed: undefined,
        state: 'delivered',
        lastError: null,
        serverRef: outcome.reference,
        deliveredAt: now,
      }
    case 'retry':
      return {
        ...row,
        state: 'queued',
        lastError: outcome.failure,
        mayBeStored: true,
        nextAttemptAt: now + delayMs(row.attempts, random, outcome.retryAfterMs),
      }
    default:
      return { ...row, state: outcome.kind, lastError: outcome.failure }
  }
}

/** Puts a row off without an attempt, because `first` got no answer: it waits as long, for the same reason. */
export const waitLike = (row: Row, first: Row): Row =>
  row.state === 'queued' && first.state === 'queued'
    ? { ...row, lastError: first.lastError, nextAttemptAt: first.nextAttemptAt }
    : row

/** Queues a row again, due at once: after an interrupted attempt, or when a person asks for another. */
export const requeue = (row: Row, now: number): Row =>
  row.state === 'delivered'
    ? row
    : { ...row, state: 'queued', nextAttemptAt: now, ...(row.state === 'sending' && { mayBeStored: true }) }

/**
 * Whether the server may have stored the text although it did not say so: a proxy can give up on a request that has
 * reached the server. A 4xx is a decision not to store.
 */
export const mayBeStored = ({ kind }: Failure): boolean => kind !== 'refused' && kind !== 'unreadable'

/**
 * Whether the server has another text under the row's id (409): a server that did not know a field yet has stored the
 * text without it.
 */
export const isIdTaken = (row: Row): boolean => row.lastError?.status === 409

/** Replaces a row by one with a new id, in the same order: a person has changed its text, or its id is taken. */
export const replaceRow = (old: Row, row: Row): Row => {
  const mayHaveOld = old.state === 'sending' || old.mayBeStored || isIdTaken(old)
  const earlier = [...(old.replaces ?? []), ...(mayHaveOld ? [old.id] : []), ...(row.replaces ?? [])]
  const replaces = [...new Set(earlier)].filter((id) => id !== row.id)
  const { order, shared } = old
  return {
    ...row,
    createdAt: old.createdAt,
    order,
    ...(shared && { shared }),
    ...(replaces.length > 0 && { replaces }),
  }
}

/** If the next attempt is further away than the longest delay, the clock has moved, so the row is due. */
export const isDue = (row: Row, now: number): boolean =>
  row.state === 'queued' && (row.nextAttemptAt <= now || row.nextAttemptAt > now + LONGEST_DELAY_MS)

/**
 * Whether our server did not answer: no answer came, or one from another server, such as the sign-in page of a public
 * network.
 */
export const isUnanswered = (failure: Failure | null): boolean =>
  failure?.kind === 'no-answer' || failure?.kind === 'foreign-answer'

/**
 * Whether the row only waits because our server did not answer, so that an attempt is worthwhile as soon as it does.
 */
export const waitsForConnection = (row: Row): boolean => row.state === 'queued' && isUnanswered(row.lastError)

/** Whether the outbox will still send the row by itself: it is queued, or an attempt is running. */
export const isPending = ({ state }: Pick<Row, 'state'>): boolean => state === 'queued' || state === 'sending'

/** `createdAt` is 0 where another version did not store it. */
export const isOverdue = (row: Row, now: number): boolean =>
  isPending(row) && row.createdAt > 0 && now - row.createdAt > OVERDUE_AFTER_MS

/** Whether a row was delivered long enough ago to be removed. A clock that moved back must not keep it for a year. */
export const isPastDelivery = (row: Row, now: number): boolean =>
  row.state === 'delivered' && Math.abs(now - (row.deliveredAt ?? 0)) > DELIVERED_KEPT_MS
