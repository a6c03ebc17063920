import type { Query } from '@tanstack/react-query'
import { clockOffset, serverNow } from '../lib/server-clock.ts'

/** How long data from the API counts as fresh, in ms. */
const FRESH_MS = 5 * 60_000

/** For a query that always fetches, however old its data is. With 0, data dated in the future would count as fresh. */
export const ALWAYS_STALE = Number.NEGATIVE_INFINITY

/**
 * How long a query's data stays fresh, in ms since the library stored it by the device's clock. Age counts by the
 * server's clock, so all data is stale until the server has told its time.
 */
export function staleTime({ state }: Pick<Query, 'state'>): number {
  const { asOf } = Object(state.data) as { asOf?: number }
  const age = asOf === undefined || clockOffset.get() === undefined ? FRESH_MS : Math.abs(serverNow() - asOf)
  return Date.now() - state.dataUpdatedAt + Math.max(0, FRESH_MS - age)
}
