import type { Kysely, Transaction } from 'kysely'
import type { Problem } from '../../office/contract/unit-rules.ts'
import { dealerDay } from '../../src/contract/dealer-clock.ts'
import { vehicleSchema } from '../../src/contract/vehicle-schema.ts'
import type { InquiryDatabase } from '../store/database.ts'
import type { Tables } from '../store/schema.ts'
import { checkProposals, unitKey } from './check-proposals.ts'
import { type Proposal, problemSentence, type Stock, StockError, type UnitChange } from './stock.ts'

/** Databases limit the number of values per statement. */
const PORTION = 500

function* portionsOf<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += PORTION) yield items.slice(start, start + PORTION)
}

/**
 * What a command does: proposes changes to the current stock. Pure, because it is called again if another command
 * changes the stock first.
 * @throws StockError when it cannot be done
 */
export type Plan = (stock: Stock, now: Date) => readonly Proposal[]

export type Circumstances = {
  /** Who did it with which command, for the history. */
  who: string
  command: string
  /** Says what is wrong with a unit, and in which row if it comes from a file. */
  sentence?: (problem: Problem) => string
  /** Other problems of the file, reported together with those of the units. Called after the plan. */
  problems?: () => readonly string[]
  /** Hash of the imported catalogue file. */
  fileHash?: string | undefined
  /** The units are imported as they are, so no status changed today. */
  isSeed?: boolean
}

export type Outcome = { version: number; changes: readonly UnitChange[] }

/** The stock in the database. */
export class StockStore {
  readonly #db: Kysely<Tables>
  readonly #dialect: InquiryDatabase['dialect']

  constructor({ db, dialect }: InquiryDatabase) {
    this.#db = db
    this.#dialect = dialect
  }

  /** A text that is different after every change of the stock. One cheap query. */
  async stamp(): Promise<string> {
    const row = await this.#db.selectFrom('stock_version').select(['version', 'changed_at']).executeTakeFirstOrThrow()
    return stampOf(row.version, Date.parse(row.changed_at))
  }

  read(): Promise<Stock> {
    return readStock(this.#db)
  }

  /** Returns what a plan would change. @throws StockError */
  async preview(plan: Plan, circumstances: Circumstances): Promise<Outcome> {
    const stock = await this.read()
    return { version: stock.version, changes: checked(stock, plan, circumstances, new Date()) }
  }

  /** Carries out a plan completely, or not at all. @throws StockError */
  async change(plan: Plan, circumstances: Circumstances): Promise<Outcome> {
    for (;;) {
      // Planned without a lock, because inquiries would wait for it.
      const stock = await this.read()
      // The clocks of two servers may differ, but a later change never has an earlier time.
      const now = new Date(Math.max(Date.now(), stock.changedAt + 1))
      const changes = checked(stock, plan, circumstances, now)
      const outcome = await this.#write(stock, changes, { ...circumstances, at: now.toISOString() })
      if (outcome) return outcome
    }
  }

  /** @returns undefined, without writing, when the stock has changed since it was read */
  async #write(stock: Stock, changes: readonly UnitChange[], circumstances: Circumstances & { at: string }) {
    return this.#db.transaction().execute(async (transaction): Promise<Outcome | undefined> => {
      const query = transaction.selectFrom('stock_version').select('version')
      const { version: current } = await (this.#dialect === 'postgres'
        ? query.forUpdate()
        : query
      ).executeTakeFirstOrThrow()
      if (current !== stock.version) return undefined
      const { at, fileHash = stock.fileHash, isSeed = false } = circumstances
      const file_hash = fileHash ?? null
      // A catalogue file without vehicles fills the stock too.
      const isChanged = changes.length > 0 || (isSeed && current === 0)
      const version = isChanged ? current + 1 : current
      if (isChanged) {
        await writeUnits(transaction, changes, at)
        await writeChanges(transaction, changes, { ...circumstances, version })
        await transaction.updateTable('stock_version').set({ version, changed_at: at, file_hash }).execute()
      } else if (fileHash !== stock.fileHash) {
        await transaction.updateTable('stock_version').set({ file_hash }).execute()
      }
      return { version, changes }
    })
  }
}

export const stampOf = (version: number, changedAt: number): string => `${version}/${changedAt}`

/** In one statement, so that units and version match. */
async function readStock(db: Kysely<Tables>): Promise<Stock> {
  const rows = await db
    .selectFrom('stock_version')
    .leftJoin('unit', (join) => join.onTrue())
    .select(['version', 'changed_at', 'file_hash', 'unit.id', 'position', 'payload', 'gone_at', 'updated_at'])
    .orderBy('position')
    .orderBy('unit.id')
    .execute()
  const [first] = rows
  if (!first) throw new Error('the table stock_version is empty')
  return {
    version: first.version,
    changedAt: Date.parse(first.changed_at),
    fileHash: first.file_hash ?? undefined,
    units: rows.flatMap(({ id, payload, position, gone_at, updated_at }) => {
      if (id === null || payload === null || position === null || updated_at === null) return []
      const parsed = vehicleSchema.safeParse(JSON.parse(payload))
      if (!parsed.success) throw new Error(`the unit "${id}" is no vehicle`)
      return [{ vehicle: parsed.data, position, goneAt: gone_at ?? undefined, updatedAt: updated_at }]
    }),
  }
}

function checked(stock: Stock, plan: Plan, circumstances: Circumstances, now: Date): UnitChange[] {
  const { sentence = problemSentence, problems: otherProblems = () => [], isSeed } = circumstances
  const proposals = plan(stock, now)
  const { changes, problems } = checkProposals(stock, proposals, isSeed ? undefined : dealerDay(now.getTime()))
  const sentences = [...otherProblems(), ...problems.map(sentence)]
  if (sentences.length > 0) throw new StockError(sentences, problems)
  return changes
}

async function writeUnits(transaction: Transaction<Tables>, changes: readonly UnitChange[], at: string): Promise<void> {
  const erased = changes.filter(({ after }) => !after).map(({ id }) => id)
  for (const ids of portionsOf(erased)) await transaction.deleteFrom('unit').where('id', 'in', ids).execute()
  const rows = changes.flatMap(({ id, after }) => {
    if (!after) return []
    const { vehicle, position, goneAt } = after
    const stock_number = vehicle.stockNumber === undefined ? null : unitKey(vehicle.stockNumber)
    return [{ id, position, payload: JSON.stringify(vehicle), stock_number, gone_at: goneAt ?? null, updated_at: at }]
  })
  for (const portion of portionsOf(rows)) {
    await transaction
      .insertInto('unit')
      .values(portion)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((row) => ({
          position: row.ref('excluded.position'),
          payload: row.ref('excluded.payload'),
          stock_number: row.ref('excluded.stock_number'),
          gone_at: row.ref('excluded.gone_at'),
          updated_at: row.ref('excluded.updated_at'),
        })),
      )
      .execute()
  }
}

async function writeChanges(
  transaction: Transaction<Tables>,
  changes: readonly UnitChange[],
  { version, at, who, command }: Circumstances & { version: number; at: string },
): Promise<void> {
  const asText = (state: unknown) => (state === undefined ? null : JSON.stringify(state))
  const rows = changes.map(({ id, before, after }) => ({
    version,
    unit_id: id,
    at,
    who,
    command,
    before: asText(before),
    after: asText(after),
  }))
  for (const portion of portionsOf(rows)) await transaction.insertInto('stock_change').values(portion).execute()
}
