import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { parseCatalogueFile } from '../src/contract/catalogue-file.ts'
import { snapshotSchema } from '../src/contract/snapshot.ts'
import type { Vehicle } from '../src/contract/vehicle-schema.ts'
import { ConfigError } from './environment.ts'

/** The whole list as it is sent, serialized once for each edition of the file. */
export type CatalogueEdition = {
  vehicles: readonly Vehicle[]
  /** As bytes, which all connections share: a text would be copied for each. */
  json: Buffer
  gzip: Buffer
  /** Weak, because the same list travels plain and compressed. */
  etag: string
  /** Since when the vehicles are so, in epoch ms. */
  changedAt: number
}

/** The state of the catalogue, for monitoring. */
export type CatalogueState = {
  /** Number of units in the edition in use. */
  vehicles: number
  /** The file cannot be used as it is now: an earlier edition stays in use. */
  refused: boolean
  /** Since when it is so, in epoch ms: when the edition in use was read, or when the file was first refused. */
  since: number
  /** Why the file is refused: a sentence that names the file, and the unit and the field where there is one. */
  message: string | undefined
}

type Log = { info: (message: string) => void; error: (message: string) => void }

export const weakEtag = (content: string | Buffer): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`

function editionOf(vehicles: readonly Vehicle[], changedAt: number): CatalogueEdition {
  const json = JSON.stringify(vehicles)
  return { vehicles, json: Buffer.from(json), gzip: gzipSync(json), etag: weakEtag(json), changedAt }
}

/**
 * The vehicles in stock, from a JSON file `{ "vehicles": [...] }` that the dealer edits while the server runs.
 * A refused edit leaves the last good edition in use.
 */
export class Catalogue {
  #edition: CatalogueEdition
  #stamp: string
  #since = Date.now()
  #refusal: string | undefined
  readonly #file: string
  readonly #log: Log

  /**
   * @param snapshot path of `{ "vehicles": [...] }` as the last build wrote it, for a start with a file that is just being
   * edited; not used when the file is missing, because then the setting that names it is wrong
   * @throws ConfigError naming the file, the unit and the field when neither can be used
   */
  constructor(file: string, log: Log, snapshot?: string) {
    this.#file = file
    this.#log = log
    this.#stamp = this.#stampOfFile()
    try {
      this.#edition = this.#read()
    } catch (error) {
      const edition = snapshot && this.#stamp !== MISSING ? readSnapshot(snapshot) : undefined
      if (!edition) throw error
      this.#edition = edition
      this.#refuse(error as Error, 'The vehicles of the last build are in use.')
    }
  }

  /** The newest edition that could be read. Synchronous: one `stat` a request, and an edit is rare. */
  current(): CatalogueEdition {
    const stamp = this.#stampOfFile()
    if (stamp === this.#stamp) return this.#edition
    // Remembered before reading, so that a broken edit is reported once and not at every request.
    this.#stamp = stamp
    try {
      this.#edition = this.#read()
      this.#refusal = undefined
      this.#since = Date.now()
      this.#log.info(`The catalogue was edited: ${this.#edition.vehicles.length} vehicles.`)
    } catch (error) {
      this.#refuse(error as Error, 'The last good edition stays in use.')
    }
    return this.#edition
  }

  /** Looks at the file first, so that a refused edit shows although nobody has asked for a vehicle since. */
  state(): CatalogueState {
    const { vehicles } = this.current()
    return {
      vehicles: vehicles.length,
      refused: this.#refusal !== undefined,
      since: this.#since,
      message: this.#refusal,
    }
  }

  #refuse({ message }: Error, consequence: string): void {
    if (this.#refusal === undefined) this.#since = Date.now()
    if (this.#refusal !== message) this.#log.error(`${message} ${consequence}`)
    this.#refusal = message
  }

  #stampOfFile(): string {
    try {
      const { mtimeMs, ctimeMs, size, ino } = statSync(this.#file)
      return `${mtimeMs}/${ctimeMs}/${size}/${ino}`
    } catch {
      // Whatever the reason is, reading it fails too and says so.
      return MISSING
    }
  }

  #read(): CatalogueEdition {
    try {
      return editionOf(parseCatalogueFile(this.#bytesOfFile()), Math.floor(statSync(this.#file).mtimeMs))
    } catch (error) {
      throw new ConfigError(`The catalogue ${this.#file} cannot be used: ${(error as Error).message}.`, {
        cause: error,
      })
    }
  }

  #bytesOfFile(): Buffer {
    try {
      return readFileSync(this.#file)
    } catch (error) {
      // Read again at the next request: the file may become readable without a change.
      if (this.#stamp !== MISSING) this.#stamp = UNREAD
      throw error
    }
  }
}

const MISSING = 'missing'
const UNREAD = 'unread'

/** Where a build keeps its vehicles. */
export const SNAPSHOT = 'data/vehicles.json'

/** The vehicles as a build wrote them, `{ "vehicles": [...] }`; undefined when it has none that can be used. */
export function readSnapshot(file: string): CatalogueEdition | undefined {
  try {
    const { vehicles, builtAt } = snapshotSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    return editionOf(vehicles, builtAt)
  } catch {
    // Without a build there is nothing to fall back on, and the error of the file itself says more.
    return undefined
  }
}
