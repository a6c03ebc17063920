import { type Kysely, sql } from 'kysely'
import { isoTime } from './leases.ts'
import type { Tables } from './schema.ts'

/**
 * How many messages with texts were recently sent to a sink, and when the last one in no part, the last part and the
 * last summary were sent. Times in epoch ms.
 */
export type Messages = { messages: number; lastAt: number; lastPartAt: number; lastSummaryAt: number }

/** The same, and how many deliveries are due. */
export type Traffic = Messages & { due: number }

const timeOf = (at: string | null) => (at ? Date.parse(at) : Number.NEGATIVE_INFINITY)

/** What was sent to a sink since a time. Inquiries that were sent together count once. */
export async function messagesOf(db: Kysely<Tables>, sink: string, since: number, now: number): Promise<Messages> {
  const delivered = await db
    .selectFrom('delivery')
    .select((row) => [
      sql<string | null>`max(case when part is null then delivered_at end)`.as('last'),
      sql<string | null>`max(case when part is not null then delivered_at end)`.as('last_part'),
      row.fn.count<number | string>('delivered_at').distinct().as('messages'),
    ])
    .where('sink', '=', sink)
    .where('delivered_at', '>', isoTime(since))
    // A later time was written by a clock that was ahead.
    .where('delivered_at', '<=', isoTime(now))
    .executeTakeFirstOrThrow()
  const { last_summary } = await db
    .selectFrom('delivery')
    .select((row) => row.fn.max('summary').as('last_summary'))
    .where('sink', '=', sink)
    .where('summary', '>', isoTime(since))
    .where('summary', '<=', isoTime(now))
    .executeTakeFirstOrThrow()
  return {
    messages: Number(delivered.messages),
    lastAt: timeOf(delivered.last),
    lastPartAt: timeOf(delivered.last_part),
    lastSummaryAt: timeOf(last_summary),
  }
}
