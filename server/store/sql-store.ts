import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import { batched } from './batched.ts'
import type { InquiryDatabase } from './database.ts'
import type { AcceptOutcome, Circumstances, InquiryStore, StoredInquiry } from './inquiry-store.ts'
import { referenceOf } from './reference.ts'
import type { Tables } from './schema.ts'

/** Inquiries in one transaction. */
const BATCH = 100

type Item = Circumstances & { inquiry: StoredInquiry }

const keyOf = ({ inquiry }: Item) => inquiry.id.toLowerCase()
/** An inquiry cannot replace itself. */
const replacedIds = (item: Item) =>
  (item.replaces ?? []).map((id) => id.toLowerCase()).filter((id) => id !== keyOf(item))
const writtenAt = (item: Item) => (item.writtenAt === undefined ? null : new Date(item.writtenAt).toISOString())

/** Stores inquiries in the database together with their deliveries, in one transaction, so that none is without. */
export class SqlStore implements InquiryStore {
  readonly #db: InquiryDatabase['db']
  readonly #sinks: readonly string[]
  readonly #acceptOne: (item: Item) => Promise<AcceptOutcome>

  /** @param sinks names of where inquiries are delivered; may be empty */
  constructor({ db }: InquiryDatabase, sinks: readonly string[]) {
    this.#db = db
    this.#sinks = sinks
    this.#acceptOne = batched((items) => this.#acceptAll(items), BATCH)
  }

  accept(inquiry: StoredInquiry, circumstances: Circumstances = {}): Promise<AcceptOutcome> {
    return this.#acceptOne({ inquiry, ...circumstances })
  }

  async #acceptAll(items: Item[]): Promise<(AcceptOutcome | Promise<AcceptOutcome>)[]> {
    const receivedAt = new Date().toISOString()
    const isNew = await this.#write(items, receivedAt)
    return items.map((item) => {
      const key = keyOf(item)
      // Of several copies in a batch, the first one was written.
      if (!isNew.delete(key)) return this.#replay(item)
      return { kind: 'stored', confirmation: { id: item.inquiry.id, reference: referenceOf(key), receivedAt } }
    })
  }

  /**
   * Writes the new inquiries whose reference is free.
   * @param taken how many of their references belong to others
   * @returns the ids of those written
   */
  async #write(items: readonly Item[], receivedAt: string, taken = 0): Promise<Set<string>> {
    // In the order of their ids, so that two servers that write the same ones wait for each other without a deadlock.
    const ordered = items.toSorted((a, b) => Number(keyOf(a) > keyOf(b)) - Number(keyOf(a) < keyOf(b)))
    return this.#db.transaction().execute(async (transaction) => {
      const replacedBy = await replacedId(transaction, ordered)
      const inserted = await transaction
        .insertInto('inquiry')
        .values(
          ordered.map((item) => ({
            id: keyOf(item),
            reference: referenceOf(keyOf(item), taken),
            received_at: receivedAt,
            written_at: writtenAt(item),
            replaces: replacedBy(item),
            payload: JSON.stringify(item.inquiry),
            vehicle: item.vehicle ? JSON.stringify(item.vehicle) : null,
            suspected: item.suspected ? 1 : 0,
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning(['id', 'suspected'])
        .execute()
      const deliveries = inserted.flatMap(({ id, suspected }) =>
        this.#sinks.map((sink) => ({
          inquiry_id: id,
          sink,
          state: suspected ? ('held-back' as const) : ('waiting' as const),
          attempts: 0,
          due_at: receivedAt,
          ordered_at: receivedAt,
        })),
      )
      if (deliveries.length > 0) await transaction.insertInto('delivery').values(deliveries).execute()
      return new Set(inserted.map(({ id }) => id))
    })
  }

  async find(inquiry: StoredInquiry): Promise<AcceptOutcome | undefined> {
    const known = await this.#db
      .selectFrom('inquiry')
      .select(['reference', 'received_at', 'payload'])
      .where('id', '=', keyOf({ inquiry }))
      .executeTakeFirst()
    if (!known) return undefined
    // Compared as values, because versions of this program may write the fields in another order. An erased text can no
    // longer be compared, so its confirmation is the right answer. `replaces` is stored with the first request and is
    // not part of the text: a device may send another value later.
    const isSame = known.payload === null || isSameText(JSON.parse(known.payload), inquiry)
    if (!isSame) return { kind: 'conflict' }
    const confirmation = { id: inquiry.id, reference: known.reference, receivedAt: known.received_at }
    return { kind: 'replayed', confirmation }
  }

  async #replay(item: Item, taken = 0): Promise<AcceptOutcome> {
    return (await this.find(item.inquiry)) ?? this.#acceptUnderNextReference(item, taken + 1)
  }

  /** For an inquiry that was not written and is not known: another one has its reference. */
  async #acceptUnderNextReference(item: Item, taken: number): Promise<AcceptOutcome> {
    const receivedAt = new Date().toISOString()
    const isNew = await this.#write([item], receivedAt, taken)
    if (isNew.size === 0) return this.#replay(item, taken)
    return {
      kind: 'stored',
      confirmation: { id: item.inquiry.id, reference: referenceOf(keyOf(item), taken), receivedAt },
    }
  }
}

/**
 * Which of the replaced inquiries is stored as the link: the latest one that is stored, or will be in this batch. If a
 * text was changed twice without a connection, only the first may have arrived.
 */
async function replacedId(db: Kysely<Tables>, items: readonly Item[]): Promise<(item: Item) => string | null> {
  const several = items.map(replacedIds).filter((ids) => ids.length > 1)
  const rows = several.length
    ? await db.selectFrom('inquiry').select('id').where('id', 'in', several.flat()).execute()
    : []
  const known = new Set([...rows.map(({ id }) => id), ...items.map(keyOf)])
  return (item) => {
    const ids = replacedIds(item)
    return ids.findLast((id) => known.has(id)) ?? ids.at(-1) ?? null
  }
}

/** The id may differ in case, by which it was found anyway. */
const isSameText = (stored: StoredInquiry, sent: StoredInquiry) =>
  isDeepStrictEqual({ ...stored, id: '' }, { ...sent, id: '' })
