import { randomUUID } from 'node:crypto'
import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql, type Transaction } from 'kysely'
import type { InquiryDatabase } from './database.ts'
import { endDeliveries } from './ended-deliveries.ts'
import { isFree, isoTime } from './leases.ts'
import type { Tables } from './schema.ts'

/** Databases limit how many values one statement may carry. */
const PORTION = 500

type Condition = (row: ExpressionBuilder<Tables, 'inquiry'>) => ExpressionWrapper<Tables, 'inquiry', SqlBool>

const kindOf = (sink: string) => sink.split(' ')[0] ?? sink

/** Deliveries that are made up for are one part: a mailbox gets them as one digest. @returns how many were added */
async function addDeliveries(transaction: Transaction<Tables>, sink: string, time: string, which: Condition) {
  const rows = transaction
    .selectFrom('inquiry')
    .select([
      'id',
      sql<string>`cast(${sink} as text)`.as('sink'),
      sql<'waiting' | 'held-back'>`case when suspected = 1 then 'held-back' else 'waiting' end`.as('state'),
      sql<number>`0`.as('attempts'),
      sql<string>`case when received_at <= ${time} then received_at else ${time} end`.as('due_at'),
      'received_at',
      sql<string>`cast(${randomUUID()} as text)`.as('part'),
    ])
    .where('payload', 'is not', null)
    .where(which)
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('delivery')
    .columns(['inquiry_id', 'sink', 'state', 'attempts', 'due_at', 'ordered_at', 'part'])
    .expression(rows)
    .onConflict((conflict) => conflict.columns(['inquiry_id', 'sink']).doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows ?? 0n)
}

/**
 * Deliveries of inquiries that a sink should have had and does not have:
 * - what waits for a recipient who is configured no more goes to all of its kind who are. An attempt under way is waited for.
 * - what came before the sink was set up, unless another sink has it or is getting it, or a person gave it up. What is held
 *   back is reported late in the same way.
 * @param configured names of all sinks
 * @param since only inquiries received after this time
 * @returns how many each sink got
 */
export async function adoptInquiries(
  { db, dialect }: InquiryDatabase,
  configured: readonly string[],
  now: number,
  since = Number.NEGATIVE_INFINITY,
): Promise<Record<string, number>> {
  const time = isoTime(now)
  const sinceTime = Number.isFinite(since) ? isoTime(since) : ''
  const counts: Record<string, number> = {}

  return db.transaction().execute(async (transaction) => {
    const add = async (sink: string, which: Condition) => {
      const count = await addDeliveries(transaction, sink, time, (row) =>
        row.and([row('received_at', '>', sinceTime), which(row)]),
      )
      if (count > 0) counts[sink] = (counts[sink] ?? 0) + count
    }
    for (const kind of new Set(configured.map(kindOf))) {
      const isOrphaned = (row: ExpressionBuilder<Tables, 'delivery'>) =>
        row.and([
          row('sink', 'not in', configured),
          row.or([row('sink', '=', kind), row('sink', 'like', `${kind} %`)]),
          row('delivered_at', 'is', null),
        ])
      const orphans = transaction
        .selectFrom('delivery')
        .select('inquiry_id')
        .where('state', 'in', ['waiting', 'refused', 'held-back'])
        .where(isOrphaned)
        .where((row) => isFree(row, now))
      // A server of another edition could begin an attempt meanwhile.
      const rows = await (dialect === 'postgres' ? orphans.forUpdate().skipLocked() : orphans).execute()
      for (let start = 0; start < rows.length; start += PORTION) {
        const ids = rows.slice(start, start + PORTION).map(({ inquiry_id }) => inquiry_id)
        for (const sink of configured.filter((name) => kindOf(name) === kind)) {
          await add(sink, (row) => row.and([row('id', 'in', ids)]))
        }
        await endDeliveries(transaction, (row) => row.and([row('inquiry_id', 'in', ids), isOrphaned(row)]))
      }
    }
    // All before the first is delivered: what one sink has is not given to another any more.
    for (const sink of configured) {
      await add(sink, (row) => {
        const deliveries = row.selectFrom('delivery').select('inquiry_id').whereRef('inquiry_id', '=', 'inquiry.id')
        const isGivenUp = row.and([
          row.exists(deliveries.where('state', '=', 'given-up')),
          row.not(row.exists(deliveries.where('state', '!=', 'given-up'))),
        ])
        return row.and([
          row.or([row('suspected', '=', 0), row.not(row.exists(deliveries.where('state', '=', 'reported')))]),
          row.not(row.exists(deliveries.where('sink', '=', sink))),
          row.not(row.exists(deliveries.where('state', '=', 'delivered'))),
          row.not(row.exists(deliveries.where((delivery) => delivery.not(isFree(delivery, now))))),
          row.not(isGivenUp),
        ])
      })
    }
    return counts
  })
}
