import type { Kysely } from 'kysely'
import type { InquiryDatabase } from './database.ts'
import type { Tables } from './schema.ts'

const DAY_MS = 24 * 60 * 60_000

/** A gap between two daily runs longer than this is a break: the clock jumped, or no server ran. */
const BREAK_MS = 3 * DAY_MS

/** How long the daily runs must have continued without a break before they confirm the clock. */
export const GRACE_MS = 7 * DAY_MS

/** When the daily erasure last ran, and since when it has run without a break. ISO 8601. */
export type Runs = { lastRun: string; unbrokenSince: string }

const isBreak = ({ lastRun }: Runs, now: number) => Math.abs(now - Date.parse(lastRun)) > BREAK_MS

/**
 * Whether the daily runs confirm the clock, so that a server may erase by age. After a jump, a clock is not confirmed
 * for a week.
 * @param now epoch milliseconds
 */
export const isClockConfirmed = (runs: Runs | undefined, now: number): boolean =>
  runs !== undefined && !isBreak(runs, now) && now - Date.parse(runs.unbrokenSince) >= GRACE_MS

/** Records the daily runs of all servers with one database. */
export class ErasureRuns {
  readonly #db: Kysely<Tables>

  constructor({ db }: InquiryDatabase) {
    this.#db = db
  }

  /** @returns undefined when there was none yet */
  async read(): Promise<Runs | undefined> {
    const row = await this.#db.selectFrom('daily_erasure').selectAll().executeTakeFirst()
    return row && { lastRun: row.last_run, unbrokenSince: row.unbroken_since }
  }

  /**
   * Records a run of the daily erasure.
   * @param now epoch milliseconds
   * @returns the record with this run, and the earlier run if there was a break after it
   */
  async note(now: number): Promise<Runs & { breakAfter: string | undefined }> {
    const before = await this.read()
    const breakAfter = before && isBreak(before, now) ? before.lastRun : undefined
    const last_run = new Date(now).toISOString()
    const unbroken_since = before && !breakAfter ? before.unbrokenSince : last_run
    await this.#db
      .insertInto('daily_erasure')
      .values({ id: 1, last_run, unbroken_since })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ last_run, unbroken_since }))
      .execute()
    return { lastRun: last_run, unbrokenSince: unbroken_since, breakAfter }
  }
}
