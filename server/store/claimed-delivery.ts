import { type Kysely, sql } from 'kysely'
import type { Vehicle } from '../../src/contract/vehicle-schema.ts'
import type { StoredInquiry } from './inquiry-store.ts'
import { type Replacements, replacementsOf } from './replacements.ts'
import type { DeliveryTable, Tables } from './schema.ts'

export type ClaimedDelivery = Replacements & {
  sink: string
  /** Attempts so far, including this one. */
  attempts: number
  /** Proves ownership: a process whose lease has expired can no longer store a result. */
  lease: string
  /** When the sink first refused it, ISO 8601; undefined when it never did. */
  refusedSince: string | undefined
  /** When a person requested another delivery, ISO 8601. */
  resentAt: string | undefined
  /** The sink rejects its text, and has accepted a summary. */
  isSummarized: boolean
  reference: string
  receivedAt: string
  writtenAt: string | undefined
  inquiry: StoredInquiry
  /** As it was when the inquiry was received; undefined when the inquiry names none. */
  vehicle: Vehicle | undefined
}

/** The deliveries that a worker claimed, with their inquiries, in the order of writing. */
export async function claimedDeliveries(
  db: Kysely<Tables>,
  claimed: readonly DeliveryTable[],
): Promise<ClaimedDelivery[]> {
  if (claimed.length === 0) return []
  const deliveries = new Map(claimed.map((delivery) => [delivery.inquiry_id, delivery]))
  const rows = await db
    .selectFrom('inquiry')
    .select(['id', 'payload', 'vehicle', 'reference', 'received_at', 'written_at', 'replaces'])
    .where('id', 'in', [...deliveries.keys()])
    .orderBy(sql`coalesce(written_at, received_at)`)
    .execute()
  const links = await replacementsOf(db, rows)
  return rows.flatMap((row) => {
    const delivery = deliveries.get(row.id)
    if (!delivery) return []
    return {
      sink: delivery.sink,
      attempts: delivery.attempts,
      lease: delivery.lease ?? '',
      refusedSince: delivery.refused_since ?? undefined,
      resentAt: delivery.resent_at ?? undefined,
      isSummarized: delivery.summary !== null && delivery.summary !== 'due',
      reference: row.reference,
      receivedAt: row.received_at,
      writtenAt: row.written_at ?? undefined,
      replaces: links.get(row.id)?.replaces,
      replacedBy: links.get(row.id)?.replacedBy ?? [],
      inquiry: JSON.parse(row.payload ?? 'null') as StoredInquiry,
      vehicle: row.vehicle === null ? undefined : (JSON.parse(row.vehicle) as Vehicle),
    }
  })
}
