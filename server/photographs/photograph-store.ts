import { sql } from 'kysely'
import type { InquiryDatabase } from '../store/database.ts'
import { type Photograph, PhotographError } from './make-photograph.ts'

/** Stores photographs. */
export type PhotographStore = {
  /** Stores all forms of a photograph, or none. @throws PhotographError without room for it */
  save: (photograph: Photograph) => Promise<void>
  /** @returns the form at a path, or undefined */
  read: (path: string) => Promise<Buffer | undefined>
}

/** For all together, because a backup of the database contains them. */
const MOST_BYTES = 4_000_000_000

/** Photographs in the same database as the stock, so that one backup contains everything. */
export class DatabasePhotographs implements PhotographStore {
  readonly #database: InquiryDatabase
  readonly #mostBytes: number

  constructor(database: InquiryDatabase, mostBytes = MOST_BYTES) {
    this.#database = database
    this.#mostBytes = mostBytes
  }

  async save({ forms }: Photograph): Promise<void> {
    const { db } = this.#database
    await db.transaction().execute(async (transaction) => {
      const { kept } = await transaction
        .selectFrom('photograph_form')
        .select(sql<number | string>`coalesce(sum(size), 0)`.as('kept'))
        .executeTakeFirstOrThrow()
      const more = forms.reduce((sum, { bytes }) => sum + bytes.length, 0)
      if (Number(kept) + more > this.#mostBytes)
        throw new PhotographError(
          `There’s no room for it. The limit for all photos is ${this.#mostBytes / 1_000_000_000} GB.`,
        )
      const kept_at = new Date().toISOString()
      const rows = forms.map(({ path, bytes }) => ({ path, bytes, size: bytes.length, kept_at }))
      await transaction
        .insertInto('photograph_form')
        .values(rows)
        .onConflict((conflict) => conflict.column('path').doUpdateSet({ kept_at }))
        .execute()
    })
  }

  async read(path: string): Promise<Buffer | undefined> {
    const row = await this.#database.db
      .selectFrom('photograph_form')
      .select('bytes')
      .where('path', '=', path)
      .executeTakeFirst()
    return row && Buffer.from(row.bytes)
  }
}
