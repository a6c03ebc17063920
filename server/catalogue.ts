import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import * as z from 'zod/mini'
import { type Vehicle, vehicleListSchema } from '../src/contract/vehicle.ts'
import { ConfigError } from './environment.ts'

/** The whole list as it goes over the wire, made once for each edition of the file. */
export type CatalogueEdition = {
  vehicles: readonly Vehicle[]
  json: string
  gzip: Buffer
  /** Weak, because the same list travels plain and compressed. */
  etag: string
}

type Log = { info: (message: string) => void; error: (message: string) => void }

export const weakEtag = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`

/** The small build of zod carries no texts; the server wants to say more than "Invalid input". */
const inEnglish = { error: z.locales.en().localeError }

const fileSchema = z.object({ vehicles: z.unknown() })

/** Says which unit and which field is wrong: that is what a dealer who edits the file by hand needs to hear. */
function describeIssue(vehicles: unknown, issue: z.core.$ZodIssue): string {
  const [index, ...field] = issue.path
  if (typeof index !== 'number') return `"vehicles": ${issue.message}`
  const unit = Array.isArray(vehicles) ? vehicles[index] : undefined
  const id = typeof unit?.id === 'string' ? ` (id "${unit.id}")` : ''
  return `vehicle ${index + 1}${id}, field "${field.join('.')}": ${issue.message}`
}

export function parseCatalogue(text: string): CatalogueEdition {
  const { vehicles } = fileSchema.parse(JSON.parse(text))
  const parsed = vehicleListSchema.safeParse(vehicles, inEnglish)
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map((issue) => describeIssue(vehicles, issue)).join('; '))
  }
  const ids = new Set<string>()
  for (const { id } of parsed.data) {
    if (ids.has(id.toLowerCase())) throw new Error(`the id "${id}" is used by two vehicles`)
    ids.add(id.toLowerCase())
  }
  const json = JSON.stringify(parsed.data)
  return { vehicles: parsed.data, json, gzip: gzipSync(json), etag: weakEtag(json) }
}

/**
 * The vehicles in stock, from a JSON file `{ "vehicles": [...] }` that the dealer edits while the server runs.
 * An edit is seen at the next request; one that cannot be read is logged, and the last good edition stays in use.
 */
export class Catalogue {
  #edition: CatalogueEdition
  #stamp: string
  readonly #file: string
  readonly #log: Log

  /** @throws ConfigError naming the file, the unit and the field when the file cannot be used */
  constructor(file: string, log: Log) {
    this.#file = file
    this.#log = log
    this.#stamp = this.#stampOfFile()
    this.#edition = this.#read()
  }

  /** The newest edition that could be read. Synchronous: one `stat` a request, and an edit is rare. */
  current(): CatalogueEdition {
    const stamp = this.#stampOfFile()
    if (stamp === this.#stamp) return this.#edition
    // Remembered before reading, so that a broken edit is reported once and not at every request.
    this.#stamp = stamp
    try {
      this.#edition = this.#read()
      this.#log.info(`The catalogue was edited: ${this.#edition.vehicles.length} vehicles.`)
    } catch (error) {
      this.#log.error(`${(error as Error).message} The last good edition stays in use.`)
    }
    return this.#edition
  }

  #stampOfFile(): string {
    const stats = statSync(this.#file, { throwIfNoEntry: false })
    return stats ? `${stats.mtimeMs}/${stats.size}/${stats.ino}` : 'missing'
  }

  #read(): CatalogueEdition {
    try {
      return parseCatalogue(readFileSync(this.#file, 'utf8'))
    } catch (error) {
      throw new ConfigError(`The catalogue ${this.#file} cannot be used: ${(error as Error).message}.`, {
        cause: error,
      })
    }
  }
}
