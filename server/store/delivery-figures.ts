import { type Kysely, sql } from 'kysely'
import type { Tables } from './schema.ts'

export type RefusedFigures = { sink: string; refused: number }

export type WaitingFigures = { sink: string; waiting: number; oldestReceivedAt: string }

/** Deliveries that the sinks have refused for good, until a person retries them or gives them up. */
export const refusedFigures = (db: Kysely<Tables>): Promise<RefusedFigures[]> =>
  db
    .selectFrom('delivery')
    .innerJoin('inquiry', 'inquiry.id', 'delivery.inquiry_id')
    .select(['delivery.sink', sql<number>`cast(count(*) as integer)`.as('refused')])
    .where('delivery.state', '=', 'refused')
    .where('inquiry.payload', 'is not', null)
    .groupBy('delivery.sink')
    .execute()

export const waitingFigures = (db: Kysely<Tables>): Promise<WaitingFigures[]> =>
  db
    .selectFrom('delivery')
    .innerJoin('inquiry', 'inquiry.id', 'delivery.inquiry_id')
    .select(['delivery.sink', sql<number>`cast(count(*) as integer)`.as('waiting')])
    .select((row) => row.fn.min('inquiry.received_at').as('oldestReceivedAt'))
    .where('delivery.state', '=', 'waiting')
    .groupBy('delivery.sink')
    .execute()
