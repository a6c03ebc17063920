import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  type ExpressionBuilder,
  type ExpressionWrapper,
  type Kysely,
  type SqlBool,
  sql,
  type Transaction,
} from 'kysely'
import type { InquiryDatabase } from './database.ts'
import { endDeliveries } from './ended-deliveries.ts'
import { isFree, isoTime } from './leases.ts'
import type { DeliveryTable, Tables } from './schema.ts'

/**
 * Inquiries per statement: databases limit the number of values, and PostgreSQL ends a statement that takes seconds.
 */
const PORTION = 500

type Received = { id: string; received_at: string; suspected: number }
type Known = { sink: string; state: DeliveryTable['state']; under_way: number }

type Condition = (row: ExpressionBuilder<Tables, 'inquiry'>) => ExpressionWrapper<Tables, 'inquiry', SqlBool>

const kindOf = (sink: string) => sink.split(' ')[0] ?? sink

/** @param part a mailbox gets the deliveries of one part as one digest. @returns how many were added */
async function addDeliveries(
  transaction: Transaction<Tables>,
  { sink, part, time }: { sink: string; part: string; time: string },
  which: Condition,
) {
  const rows = transaction
    .selectFrom('inquiry')
    .select([
      'id',
      sql<string>`cast(${sink} as text)`.as('sink'),
      sql<'waiting' | 'held-back'>`case when suspected = 1 then 'held-back' else 'waiting' end`.as('state'),
      sql<number>`0`.as('attempts'),
      sql<string>`case when received_at <= ${time} then received_at else ${time} end`.as('due_at'),
      'received_at',
      sql<string>`cast(${part} as text)`.as('part'),
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
 * Adds the deliveries of inquiries that a sink lacks:
 * - What waits for a recipient who is no longer configured goes to all configured recipients of its kind. Running
 * attempts are awaited.
 * - What came before the sink was set up, unless another sink has it or is getting it, or a person gave it up. The same
 * goes for reports about what is held back.
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
  const parts = new Map(configured.map((sink) => [sink, randomUUID()]))
  const counts: Record<string, number> = {}

  const add = async (transaction: Transaction<Tables>, sink: string, which: Condition) => {
    const count = await addDeliveries(transaction, { sink, part: parts.get(sink) ?? '', time }, which)
    if (count > 0) counts[sink] = (counts[sink] ?? 0) + count
  }

  await db.transaction().execute(async (transaction) => {
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
      // Otherwise a server of another version could begin an attempt in the meantime.
      const rows = await (dialect === 'postgres' ? orphans.forUpdate().skipLocked() : orphans).execute()
      for (let start = 0; start < rows.length; start += PORTION) {
        const ids = rows.slice(start, start + PORTION).map(({ inquiry_id }) => inquiry_id)
        for (const sink of configured.filter((name) => kindOf(name) === kind)) {
          await add(transaction, sink, (row) => row.and([row('id', 'in', ids), row('received_at', '>', sinceTime)]))
        }
        await endDeliveries(transaction, (row) => row.and([row('inquiry_id', 'in', ids), isOrphaned(row)]))
      }
    }
  })

  for await (const inquiries of portionsAfter(db, sinceTime)) {
    await db.transaction().execute(async (transaction) => {
      const known = await deliveriesOf(transaction, inquiries, now)
      // All before the first is delivered, because an inquiry that one sink has is not added for the others.
      for (const sink of configured) {
        const lacking = inquiries.filter((inquiry) => isLacking(inquiry, known.get(inquiry.id) ?? [], sink))
        const ids = lacking.map(({ id }) => id)
        if (ids.length > 0) await add(transaction, sink, (row) => row.and([row('id', 'in', ids)]))
      }
    })
  }
  return counts
}

/** The inquiries that are not erased, in the order of receipt, with a turn of the event loop between two portions. */
async function* portionsAfter(db: Kysely<Tables>, time: string): AsyncGenerator<Received[]> {
  // The tilde sorts after every id.
  let last = { received_at: time, id: '~' }
  for (;;) {
    const { received_at, id } = last
    const inquiries = await db
      .selectFrom('inquiry')
      .select(['id', 'received_at', 'suspected'])
      .where('payload', 'is not', null)
      .where('received_at', '>=', received_at)
      .where((row) => row.or([row('received_at', '>', received_at), row('id', '>', id)]))
      .orderBy('received_at')
      .orderBy('id')
      .limit(PORTION)
      .execute()
    const [end] = inquiries.slice(-1)
    if (!end) return
    yield inquiries
    last = end
    await nextTurn()
  }
}

async function deliveriesOf(
  transaction: Transaction<Tables>,
  inquiries: readonly Received[],
  now: number,
): Promise<Map<string, Known[]>> {
  const rows = await transaction
    .selectFrom('delivery')
    .select(['inquiry_id', 'sink', 'state'])
    .select((row) => row.case().when(isFree(row, now)).then(0).else(1).end().as('under_way'))
    .where(
      'inquiry_id',
      'in',
      inquiries.map(({ id }) => id),
    )
    .execute()
  const known = new Map<string, Known[]>()
  for (const row of rows) known.set(row.inquiry_id, [...(known.get(row.inquiry_id) ?? []), row])
  return known
}

/**
 * Whether an inquiry came before the sink was set up, no other sink has it or is getting it, and no person gave it up.
 */
function isLacking({ suspected }: Received, known: readonly Known[], sink: string): boolean {
  const has = (state: Known['state']) => known.some((delivery) => delivery.state === state)
  if (known.some((delivery) => delivery.sink === sink || delivery.under_way === 1) || has('delivered')) return false
  const isGivenUp = known.length > 0 && known.every(({ state }) => state === 'given-up')
  return !isGivenUp && !(suspected === 1 && has('reported'))
}
