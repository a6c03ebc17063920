import { sql } from 'kysely'
import type { InquiryDatabase } from '../store/database.ts'

/** Photographs in the database that no unit uses and no undo can bring back. */
export class UnusedPhotographs {
  readonly #db: InquiryDatabase['db']

  constructor({ db }: InquiryDatabase) {
    this.#db = db
  }

  /**
   * Erases photographs that were added before a time, and that neither a unit nor a later change names.
   * @param most how many photographs
   * @returns how many it erased
   */
  async erase(before: Date, most: number): Promise<number> {
    const since = before.toISOString()
    const old = await this.#db.selectFrom('photograph_form').select('path').where('kept_at', '<', since).execute()
    let erased = 0
    for (const photograph of new Set(old.map(({ path }) => path.replace(/-\d+\.\w+$/, '')))) {
      if (erased === most) break
      if (await this.#isNamed(photograph, since)) continue
      await this.#db
        .deleteFrom('photograph_form')
        .where('path', 'like', `${photograph}-%`)
        // A photograph that a person has just added again stays too.
        .where('kept_at', '<', since)
        .execute()
      erased += 1
    }
    return erased
  }

  async #isNamed(photograph: string, since: string): Promise<boolean> {
    const pattern = `%${photograph}-%`
    const { rows } = await sql`
      select 1 from unit where payload like ${pattern}
      union all
      select 1 from stock_change where at >= ${since} and (before like ${pattern} or after like ${pattern})
      limit 1`.execute(this.#db)
    return rows.length > 0
  }
}
