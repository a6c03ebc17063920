import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import { vehicleSchema } from '../../src/contract/vehicle-schema.ts'
import type { InquiryDatabase } from '../store/database.ts'
import type { Tables } from '../store/schema.ts'
import type { UnitChange } from './stock.ts'

/** A recorded change: the number of the command that made it, when, by whom, and the command's text. */
export type RecordedChange = UnitChange & { version: number; at: string; who: string; command: string }

const stateSchema = z.object({ vehicle: vehicleSchema, position: z.number(), goneAt: z.optional(z.string()) })

const stateOf = (json: string | null) => (json === null ? undefined : stateSchema.parse(JSON.parse(json)))

/** What commands did to the stock. */
export class StockHistory {
  readonly #db: Kysely<Tables>

  constructor({ db }: InquiryDatabase) {
    this.#db = db
  }

  /** Changes of one unit, the newest first. */
  ofUnit(id: string): Promise<RecordedChange[]> {
    return this.#read('unit_id', id)
  }

  /** Everything that one command did. */
  ofCommand(version: number): Promise<RecordedChange[]> {
    return this.#read('version', version)
  }

  /** The newest commands first, each with the number of units it changed. */
  async commands(
    limit: number,
  ): Promise<{ version: number; at: string; who: string; command: string; units: number }[]> {
    const rows = await this.#db
      .selectFrom('stock_change')
      .select(({ fn }) => ['version', 'at', 'who', 'command', fn.countAll<number | string>().as('units')])
      .groupBy(['version', 'at', 'who', 'command'])
      .orderBy('version', 'desc')
      .limit(limit)
      .execute()
    return rows.map((row) => ({ ...row, units: Number(row.units) }))
  }

  async #read(column: 'unit_id' | 'version', value: string | number): Promise<RecordedChange[]> {
    const rows = await this.#db
      .selectFrom('stock_change')
      .selectAll()
      .where(column, '=', value)
      .orderBy('version', 'desc')
      .orderBy('unit_id')
      .execute()
    return rows.map(({ version, at, who, command, unit_id, before, after }) => ({
      version,
      at,
      who,
      command,
      id: unit_id,
      before: stateOf(before),
      after: stateOf(after),
    }))
  }
}
