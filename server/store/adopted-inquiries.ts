import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Tables } from './schema.ts'

/**
 * Adds deliveries of the inquiries that came before the sink was set up, except those that another sink has delivered.
 * Those that wait for a recipient of mail who is configured no more are added, whichever webhook has them. They are one part, so
 * that a mailbox gets them as one digest.
 * @param configured names of all sinks
 * @param since only inquiries received after this time
 * @returns how many were added
 */
export async function adoptInquiries(
  db: Kysely<Tables>,
  sink: string,
  now: number,
  configured: readonly string[] = [sink],
  since = Number.NEGATIVE_INFINITY,
): Promise<number> {
  const [kind = sink] = sink.split(' ')
  const time = new Date(now).toISOString()
  const rows = db
    .selectFrom('inquiry')
    .select([
      'id',
      sql<string>`cast(${sink} as text)`.as('sink'),
      sql<'waiting'>`'waiting'`.as('state'),
      sql<number>`0`.as('attempts'),
      sql<string>`case when received_at <= ${time} then received_at else ${time} end`.as('due_at'),
      sql<string>`coalesce(written_at, received_at)`.as('ordered_at'),
      sql<string>`cast(${randomUUID()} as text)`.as('part'),
    ])
    .where('suspected', '=', 0)
    .where('payload', 'is not', null)
    .where('received_at', '>', Number.isFinite(since) ? new Date(since).toISOString() : '')
    .where(({ and, or, not, exists, selectFrom }) => {
      const deliveries = selectFrom('delivery').select('inquiry_id').whereRef('inquiry_id', '=', 'inquiry.id')
      const isOrphaned = deliveries
        .where('state', '=', 'waiting')
        .where('sink', 'not in', configured)
        .where((old) => old.or([old('sink', '=', kind), old('sink', 'like', `${kind} %`)]))
      return and([
        not(exists(deliveries.where('sink', '=', sink))),
        or([not(exists(deliveries.where('state', '=', 'delivered'))), exists(isOrphaned)]),
      ])
    })
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('delivery')
    .columns(['inquiry_id', 'sink', 'state', 'attempts', 'due_at', 'ordered_at', 'part'])
    .expression(rows)
    .onConflict((conflict) => conflict.columns(['inquiry_id', 'sink']).doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows ?? 0n)
}
