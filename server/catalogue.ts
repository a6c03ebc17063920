import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { gzip, gzipSync } from 'node:zlib'
import * as z from 'zod/mini'
import { isOnList } from '../src/contract/on-list.ts'
import { findVehicle } from '../src/contract/vehicle-lookup.ts'
import { type Vehicle, vehicleListSchema } from '../src/contract/vehicle-schema.ts'
import { ConfigError } from './environment.ts'
import { fileHashOf, readCatalogueFile, seedStock } from './stock/seed.ts'
import { isDraft, isListed, type Stock, type Unit } from './stock/stock.ts'
import { type StockStore, stampOf } from './stock/stock-store.ts'

/** The whole list as served, serialized once for each version of the stock. */
export type CatalogueEdition = {
  vehicles: readonly Vehicle[]
  /** Sold and removed units with their last data, newest first. They are not in `vehicles`. */
  gone: readonly Vehicle[]
  /** When the stock was changed last, in epoch ms: the same on every server. */
  changedAt: number
  /** As bytes, which all connections share: a string would be copied for each. */
  json: Buffer
  gzip: Buffer
  /** Weak, because plain and compressed answers share it. */
  etag: string
}

/** The state of the catalogue, for monitoring. */
export type CatalogueState = {
  /** Number of units in the current edition. */
  vehicles: number
  /** When it was changed last, in epoch ms. */
  changedAt: number
  /** Whether the last attempt to read the stock succeeded. */
  readable: boolean
}

type Log = { info: (message: string) => void; warn: (message: string) => void; error: (message: string) => void }

export type CatalogueParts = {
  stock: StockStore
  /** The catalogue file, `{ "vehicles": [...] }`, which fills the stock at the first start. */
  file: string
  /** Path of the vehicles that the last build wrote, for a start without a stock. */
  snapshot: string
  /** Milliseconds between two checks of the stock. */
  lookEveryMs: number
  log: Log
}

/**
 * A page from another server may name a list that this one has not read yet. Invented names must not keep the database
 * busy.
 */
const REFRESH_EVERY_MS = 500

/** So every server notices a change within five seconds. */
export const LOOK_EVERY_MS = 2_000

export const weakEtag = (content: string | Buffer): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`

/** When a unit left the list. */
const leftAt = ({ goneAt, updatedAt }: Unit) => goneAt ?? updatedAt

async function editionOf({ units, changedAt }: Stock): Promise<CatalogueEdition> {
  const vehicles = units.filter(isListed).map(({ vehicle }) => vehicle)
  const gone = units
    .filter((unit) => !isListed(unit) && !isDraft(unit))
    .toSorted((a, b) => Number(leftAt(a) < leftAt(b)) - Number(leftAt(a) > leftAt(b)))
    .map(({ vehicle }) => vehicle)
  const json = JSON.stringify(vehicles)
  return { vehicles, gone, changedAt, json: Buffer.from(json), gzip: await promisify(gzip)(json), etag: weakEtag(json) }
}

/** An edition that is not from the database. */
function bareEdition(vehicles: readonly Vehicle[], changedAt: number): CatalogueEdition {
  const json = JSON.stringify(vehicles)
  const bytes = { json: Buffer.from(json), gzip: gzipSync(json), etag: weakEtag(json) }
  return { vehicles, gone: [], changedAt, ...bytes }
}

/** The vehicles in stock, from the database. While it cannot be read, the last edition stays in use. */
export class Catalogue {
  #edition: CatalogueEdition
  /** Undefined while the edition is not from the database. */
  #stamp: string | undefined
  #problem: string | undefined
  #timer: NodeJS.Timeout | undefined
  #look: Promise<void> = Promise.resolve()
  #lookedAt = Number.NEGATIVE_INFINITY
  readonly #parts: CatalogueParts

  private constructor(parts: CatalogueParts, edition: CatalogueEdition) {
    this.#parts = parts
    this.#edition = edition
  }

  /**
   * Reads the stock, and fills it from the file at the first start. Without a database, or while the file is being
   * edited, the vehicles of the last build are used until the stock can be read; without a build, those of the file.
   * @throws ConfigError when none of these has vehicles
   */
  static async open(parts: CatalogueParts): Promise<Catalogue> {
    const { stock, file, snapshot, log } = parts
    const catalogue = new Catalogue(parts, bareEdition([], 0))
    try {
      await catalogue.#take()
      hintAtEditedFile(await stock.read(), file, log)
    } catch (error) {
      catalogue.#edition = withoutStock(error as Error, file, snapshot)
      catalogue.#report(error as Error, 'The vehicles of the last build are in use.')
    }
    catalogue.#lookLater()
    return catalogue
  }

  /** The newest edition that was read. It is a new object after each change, and only then. */
  current(): CatalogueEdition {
    return this.#edition
  }

  /**
   * The unit that a reference names: a listed vehicle, or the last data of one that is gone. An id always means the
   * same unit, even when another unit has the same name.
   */
  lookup(reference: string): { vehicle?: Vehicle; gone?: Vehicle } {
    const { vehicles, gone } = this.#edition
    const vehicle = findVehicle(vehicles, reference)
    const isOf = (unit: Vehicle) => unit.id.toLowerCase() === reference.toLowerCase()
    if (vehicle && isOf(vehicle)) return { vehicle }
    const other = gone.find(isOf) ?? (vehicle ? undefined : findVehicle(gone, reference))
    return other ? { gone: other } : vehicle ? { vehicle } : {}
  }

  /** The same, whether listed or gone. */
  find(reference: string): Vehicle | undefined {
    const { vehicle, gone } = this.lookup(reference)
    return vehicle ?? gone
  }

  /** Checks the stock now, unless that was done a moment ago. */
  async refresh(): Promise<void> {
    if (performance.now() - this.#lookedAt < REFRESH_EVERY_MS) return this.#look
    clearTimeout(this.#timer)
    this.#look = this.#lookNow()
    return this.#look
  }

  state(): CatalogueState {
    const { vehicles, changedAt } = this.#edition
    return { vehicles: vehicles.length, changedAt, readable: this.#problem === undefined }
  }

  /** Stops the checks. Call it before the database is closed. */
  async close(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    await this.#look
  }

  #lookLater(): void {
    this.#timer = setTimeout(() => {
      this.#look = this.#lookNow()
    }, this.#parts.lookEveryMs).unref()
  }

  async #lookNow(): Promise<void> {
    this.#lookedAt = performance.now()
    try {
      const isNew = await this.#take()
      if (isNew || this.#problem !== undefined)
        this.#parts.log.info(`The stock was read: ${this.#edition.vehicles.length} vehicles.`)
      this.#problem = undefined
    } catch (error) {
      this.#report(error as Error, 'What was read last stays in use.')
    }
    if (this.#timer) this.#lookLater()
  }

  /** @returns whether the stock has changed */
  async #take(): Promise<boolean> {
    const { stock, file } = this.#parts
    const stamp = await stock.stamp()
    if (stamp === this.#stamp) return false
    if (stamp === NEVER_FILLED) await seedStock(stock, file)
    const read = await stock.read()
    this.#edition = await editionOf(read)
    this.#stamp = stampOf(read.version, read.changedAt)
    return true
  }

  /** Logs each reason once. */
  #report(error: Error & { code?: string }, consequence: string): void {
    const problem = (error.message || error.code || 'no reason was given').replace(/\.$/, '')
    if (this.#problem !== problem) this.#parts.log.error(`The stock cannot be read: ${problem}. ${consequence}`)
    this.#problem = problem
  }
}

const NEVER_FILLED = stampOf(0, 0)

/** What is used while the stock cannot be read. */
function withoutStock(error: Error, file: string, snapshot: string): CatalogueEdition {
  const isOfFile = error instanceof ConfigError
  // A missing file is a wrong setting; any other unreadable file may just be under edit.
  const isMissing = isOfFile && (error.cause as NodeJS.ErrnoException | undefined)?.code === 'ENOENT'
  const edition = isMissing ? undefined : readSnapshot(snapshot)
  if (edition) return edition
  if (isOfFile) throw error
  const vehicles = readCatalogueFile(file).filter(({ status }) => isOnList(status))
  return bareEdition(vehicles, 0)
}

/** For an operator who still edits the file, as before the stock was in the database. */
function hintAtEditedFile({ fileHash }: Stock, file: string, log: Log): void {
  try {
    if (fileHash === undefined || fileHashOf(readCatalogueFile(file)) === fileHash) return
  } catch {
    // After the first start the server does not use the file, so errors in it do not matter.
    return
  }
  log.warn(
    `The stock is in the database, and the vehicles in ${file} are others than it was filled from. ` +
      `"npm run stock -- import ${file} --dry-run" shows what taking them over would change.`,
  )
}

/** Where a build keeps its vehicles. */
export const SNAPSHOT = 'data/vehicles.json'

const snapshotSchema = z.object({ builtAt: z.optional(z.number()), vehicles: vehicleListSchema })

/** The vehicles that a build wrote; undefined when the build has none that can be used. */
export function readSnapshot(file: string): CatalogueEdition | undefined {
  try {
    const { builtAt = 0, vehicles } = snapshotSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    return bareEdition(vehicles, builtAt)
  } catch {
    // The earlier error says more.
    return undefined
  }
}
