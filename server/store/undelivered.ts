import { type Kysely, sql } from 'kysely'
import type { Tables } from './schema.ts'

export type Undelivered = {
  id: string
  /** A sink refuses it, and has accepted another one since. */
  isRefused: boolean
}

/**
 * Those of these inquiries that a sink refuses, or that no recipient has taken: they wait for a sink, or for the report
 * about what is held back.
 */
export async function undeliveredOf(db: Kysely<Tables>, ids: readonly string[]): Promise<Undelivered[]> {
  const rows = await db
    .selectFrom('delivery')
    .select((row) => [
      'inquiry_id as id',
      sql<number>`sum(case when state in ('waiting', 'held-back') then 1 else 0 end)`.as('waiting'),
      sql<number>`sum(case when state = 'delivered' then 1 else 0 end)`.as('delivered'),
      sql<number>`sum(case when state = 'waiting' and ${row.exists(
        row
          .selectFrom('delivery as other')
          .select('other.sink')
          .whereRef('other.sink', '=', 'delivery.sink')
          .whereRef('other.delivered_at', '>', 'delivery.refused_since'),
      )} then 1 else 0 end)`.as('refused'),
    ])
    .where('inquiry_id', 'in', ids)
    .groupBy('inquiry_id')
    .execute()
  // PostgreSQL returns sums as text.
  return rows
    .map(({ id, ...sums }) => ({
      id,
      isRefused: Number(sums.refused) > 0,
      isUndelivered: Number(sums.waiting) > 0 && Number(sums.delivered) === 0,
    }))
    .filter(({ isRefused, isUndelivered }) => isRefused || isUndelivered)
    .map(({ id, isRefused }) => ({ id, isRefused }))
}
