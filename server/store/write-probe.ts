import { randomUUID } from 'node:crypto'
import type { InquiryDatabase } from './database.ts'

/** Nearly as long as the longest inquiry: a disk with room for a short row may not have room for the longest one. */
const LENGTH = 15_000

/**
 * Writes an inquiry to the disk and removes it in the same transaction, so that no other connection sees it.
 * @throws when an inquiry could not be stored now: the database is unreachable, read-only, or has no room left
 */
export async function writeProbe({ db }: InquiryDatabase): Promise<void> {
  const id = `probe-${randomUUID()}`
  await db.transaction().execute(async (transaction) => {
    const row = { id, reference: id, received_at: new Date().toISOString(), payload: 'x'.repeat(LENGTH), suspected: 1 }
    await transaction.insertInto('inquiry').values(row).execute()
    await transaction.deleteFrom('inquiry').where('id', '=', id).execute()
  })
}
