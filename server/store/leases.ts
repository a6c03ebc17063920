import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import type { Tables } from './schema.ts'

/** How long a worker owns a delivery: longer than an attempt can take, so that two never overlap. */
export const LEASE_MS = 3 * 60_000

/** How far the clocks of several servers may differ. */
const CLOCKS_DIFFER_MS = 60_000

/** With a correct clock, no delivery waits longer than this: the longest backoff, and a lease. */
export const LONGEST_WAIT_MS = 60 * 60_000 + LEASE_MS

/** The same for a refused delivery, which waits longer. */
const LONGEST_REFUSED_WAIT_MS = 12 * 60 * 60_000 + LEASE_MS

export const isoTime = (milliseconds: number) => new Date(milliseconds).toISOString()

/**
 * Whether no worker owns a delivery. A lease that ends later than a new one would was written by a clock that was
 * ahead.
 */
export const isFree = (
  row: ExpressionBuilder<Tables, 'delivery'>,
  now: number,
): ExpressionWrapper<Tables, 'delivery', SqlBool> =>
  row.or([
    row('leased_until', 'is', null),
    row('leased_until', '<=', isoTime(now)),
    row('leased_until', '>', isoTime(now + LEASE_MS + CLOCKS_DIFFER_MS)),
  ])

/**
 * Whether a waiting delivery is due. A new one is due when its inquiry is received: a later time comes from a clock
 * that was ahead, and so does a time beyond the longest wait.
 */
export const isDue = (
  row: ExpressionBuilder<Tables, 'delivery'>,
  now: number,
): ExpressionWrapper<Tables, 'delivery', SqlBool> =>
  row.or([
    row('due_at', '<=', isoTime(now)),
    row('attempts', '=', 0),
    row('due_at', '>', isoTime(now + LONGEST_REFUSED_WAIT_MS)),
    row.and([row('due_at', '>', isoTime(now + LONGEST_WAIT_MS)), row('refused_since', 'is', null)]),
  ])
