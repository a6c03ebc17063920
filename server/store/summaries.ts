import { randomUUID } from 'node:crypto'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { isFree, isoTime, LEASE_MS } from './leases.ts'
import type { DeliveryTable, Tables } from './schema.ts'

/** Set when a sink has rejected a text. A summary that was already sent stays recorded. */
export const SUMMARY_DUE: RawBuilder<string> = sql`coalesce(summary, 'due')`

/**
 * Claims inquiries whose text the sink rejects and that no summary names yet, once one of them was received long enough
 * ago.
 * @param most at most this many, oldest first
 */
export async function claimSummary(
  db: Kysely<Tables>,
  sink: string,
  now: number,
  most: number,
  waitMs: number,
): Promise<DeliveryTable[]> {
  const due = db
    .selectFrom('delivery')
    .select('inquiry_id')
    .where('sink', '=', sink)
    .where('summary', '=', 'due')
    .where('state', '=', 'waiting')
    .where((row) => isFree(row, now))
  const isLate = await due
    // A time in the future comes from a clock that was ahead.
    .where((row) => row.or([row('ordered_at', '<=', isoTime(now - waitMs)), row('ordered_at', '>', isoTime(now))]))
    .limit(1)
    .executeTakeFirst()
  if (!isLate) return []
  return db
    .updateTable('delivery')
    .set({ lease: randomUUID(), leased_until: isoTime(now + LEASE_MS) })
    .where('sink', '=', sink)
    .where('inquiry_id', 'in', due.orderBy('ordered_at').limit(most))
    .where((row) => isFree(row, now))
    .returningAll()
    .execute()
}
