import type { Kysely } from 'kysely'
import type { InquiryDatabase } from '../store/database.ts'
import type { Tables } from '../store/schema.ts'

export const SWITCH = 'receipts'

/** Whether customers get a receipt by mail. `at` (ISO 8601) and `by` are missing until a person has set it. */
export type ReceiptSwitchState = { isOn: boolean; at?: string; by?: string }

/** The switch for receipts: off until an owner turns it on. */
export class ReceiptSwitch {
  readonly #db: Kysely<Tables>

  constructor({ db }: InquiryDatabase) {
    this.#db = db
  }

  async state(): Promise<ReceiptSwitchState> {
    const row = await this.#db.selectFrom('setting').selectAll().where('name', '=', SWITCH).executeTakeFirst()
    return row ? { isOn: row.value === 'on', at: row.set_at, by: row.set_by } : { isOn: false }
  }

  /** Switching off also ends receipts that wait for another attempt. */
  async set(isOn: boolean, by: string): Promise<void> {
    const setting = { value: isOn ? 'on' : 'off', set_at: new Date().toISOString(), set_by: by }
    await this.#db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('setting')
        .values({ name: SWITCH, ...setting })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(setting))
        .execute()
      if (isOn) return
      await transaction
        .updateTable('receipt')
        .set({ state: 'not-sent', last_error: 'switched off' })
        .where('state', '=', 'waiting')
        .execute()
    })
  }
}
