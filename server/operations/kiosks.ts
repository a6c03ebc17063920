import type { Kysely } from 'kysely'
import type { KioskHeartbeat } from '../../src/contract/kiosk-heartbeat.ts'
import type { InquiryDatabase } from '../store/database.ts'
import type { Tables } from '../store/schema.ts'

/** A kiosk's newest heartbeat, and when it arrived (ISO 8601). */
export type KioskState = KioskHeartbeat & { heardAt: string }

/** The newest heartbeat of each kiosk, for the office. */
export class Kiosks {
  readonly #db: Kysely<Tables>

  constructor({ db }: InquiryDatabase) {
    this.#db = db
  }

  async heard({ name, waiting, version }: KioskHeartbeat, now = new Date()): Promise<void> {
    const state = { heard_at: now.toISOString(), waiting, version }
    await this.#db
      .insertInto('kiosk')
      .values({ name, ...state })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(state))
      .execute()
  }

  async list(): Promise<KioskState[]> {
    const rows = await this.#db.selectFrom('kiosk').selectAll().orderBy('name').execute()
    return rows.map(({ heard_at, ...row }) => ({ ...row, heardAt: heard_at }))
  }
}
