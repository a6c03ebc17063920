import { type Kysely, sql } from 'kysely'
import type { Tables } from './schema.ts'

export type RefusedFigures = { sink: string; refused: number }

export type UnreportedFigures = { sink: string; unreported: number }

export type WaitingFigures = { sink: string; waiting: number; oldestReceivedAt: string }

/** Deliveries that sinks have refused for good, until a person retries them or gives them up. */
export const refusedFigures = (db: Kysely<Tables>): Promise<RefusedFigures[]> =>
  db
    .selectFrom('delivery')
    .innerJoin('inquiry', 'inquiry.id', 'delivery.inquiry_id')
    .select(['delivery.sink', sql<number>`cast(count(*) as integer)`.as('refused')])
    .where('delivery.state', '=', 'refused')
    .where('inquiry.payload', 'is not', null)
    .groupBy('delivery.sink')
    .execute()

/** Suspected inquiries whose report a mail recipient did not take at the last try. */
export const unreportedFigures = (db: Kysely<Tables>): Promise<UnreportedFigures[]> =>
  db
    .selectFrom('delivery')
    .select(['sink', sql<number>`cast(count(*) as integer)`.as('unreported')])
    .where('state', '=', 'held-back')
    .where('last_error', 'is not', null)
    .groupBy('sink')
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
