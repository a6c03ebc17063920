import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pageFileOf, paths } from '../../src/addresses/paths.ts'
import type { Vehicle } from '../../src/contract/vehicle-schema.ts'
import { type BuiltPages, RENDERING } from '../../src/entry/rendering.ts'
import { type Catalogue, type CatalogueEdition, readSnapshot, SNAPSHOT } from '../catalogue.ts'
import type { ServedBuild } from '../served-build.ts'
import type { Rendered, RenderedFile, RenderedStock, Wanted } from './orders.ts'
import { BusyError, RenderThread } from './render-thread.ts'

/** How long a request waits for a page before it gets the earlier form of the page. */
const WAIT_MS = 1_000
/** How long it waits for the page of a sold unit, which has no earlier form: the thread may have to start first. */
const FIRST_WAIT_MS = 10_000
/** How soon a failed page is tried again. */
const AGAIN_MS = 10_000
/** Kept in memory, 50 KB each. */
const MOST_PAGES = 600
/** Pages from a moment ago, and those of other servers, name an earlier list. */
const MOST_LISTS = 10

const LIST_FILE = /^assets\/list-[0-9a-f]+\.json$/

/**
 * What to send: `file`, or without it the build's own file. `isCurrent` is false for an earlier form, sent because the
 * new one is late or has failed. `list` is the tag of the list that a page shows.
 */
type StockFile = { file?: RenderedFile | undefined; isCurrent: boolean; list?: string | undefined }

/** The build's own file is up to date. */
const OWN: StockFile = { isCurrent: true }

/** What is known about a page, or about the other files. */
type Entry = {
  rendered: Rendered
  /** What `rendered` was made from: the tag of a list, or a vehicle as JSON. */
  key?: string
  pending?: Promise<void> | undefined
  failure?: { key: string; etag: string; at: number } | undefined
}

type Log = { error: (details: object, message: string) => void }

/**
 * Pages whose vehicles have changed since the build. A thread renders such a page when it is first requested. All other
 * pages come from the build's files.
 */
export class StockPages {
  readonly #catalogue: Catalogue
  readonly #log: Log
  readonly #thread: RenderThread
  readonly #entries = new Map<string, Entry>()
  readonly #lists = new Map<string, RenderedFile>()
  readonly #stocks = new WeakMap<CatalogueEdition, RenderedStock>()
  /** Undefined for a build that has no renderer. */
  readonly #built: ReturnType<typeof readBuilt>

  constructor(build: ServedBuild, catalogue: Catalogue, log: Log) {
    this.#catalogue = catalogue
    this.#log = log
    this.#thread = new RenderThread(build)
    this.#built = readBuilt(build)
  }

  /** Whether a vehicle is the same as in the build. */
  isOfBuild(vehicle: Vehicle): boolean {
    return this.#built?.vehicles.get(vehicle.id) === JSON.stringify(vehicle)
  }

  /** A page with a list of vehicles, by its address. */
  async list(path: string): Promise<StockFile> {
    if (!this.#built?.listPages.has(path)) return OWN
    const found = await this.#get(path, path, this.#listKey(), { is: 'page', path })
    return { ...found, list: found.file ? this.#entries.get(path)?.key : this.#built.etag }
  }

  /** The file of a page, as the build wrote it. */
  pageFile(name: string): StockFile {
    return { ...OWN, list: this.#built?.listFiles.has(name) ? this.#built.etag : undefined }
  }

  /** The page of a vehicle. The build has none for a vehicle that was added later. */
  async vehicle(vehicle: Vehicle): Promise<StockFile> {
    if (this.isOfBuild(vehicle)) return OWN
    const key = JSON.stringify(vehicle)
    const path = paths.vehicle(vehicle.id)
    return this.#get(path, path, key, { is: 'page', path })
  }

  /** The page of a unit that is gone; without a file if it cannot be rendered. */
  async sold(unit: Vehicle): Promise<StockFile> {
    const key = `${this.#catalogue.current().etag} ${JSON.stringify(unit)}`
    return this.#get(`sold ${unit.id}`, 'sold', key, { is: 'sold', unit }, FIRST_WAIT_MS)
  }

  async vehicleNotFound(): Promise<StockFile> {
    const name = 'vehicle not found'
    return this.#get(name, name, this.#listKey(), { is: name })
  }

  /** A file that is no page, by its path in the build. */
  async file(name: string): Promise<StockFile> {
    // Another server may have noticed a change before this one.
    if (LIST_FILE.test(name) && !this.#lists.has(name)) await this.#catalogue.refresh()
    const found = await this.#get('files', name, this.#listKey(), { is: 'files' })
    const list = this.#lists.get(name)
    return list && !found.file ? { file: list, isCurrent: true } : found
  }

  /** How many pages are sent in an earlier form because they could not be rendered. */
  get failed(): number {
    const { etag } = this.#catalogue.current()
    return [...this.#entries.values()].filter(({ failure }) => failure?.etag === etag).length
  }

  close(): void {
    this.#thread.close()
  }

  /** Undefined while the vehicles are those of the build. */
  #listKey(): string | undefined {
    const { etag } = this.#catalogue.current()
    return etag === this.#built?.etag ? undefined : etag
  }

  /**
   * @param name of the entry
   * @param file which of the rendered files
   * @param key undefined where the build's own file is up to date
   */
  async #get(
    name: string,
    file: string,
    key: string | undefined,
    wanted: Wanted,
    waitMs = WAIT_MS,
  ): Promise<StockFile> {
    if (!this.#built || key === undefined) return OWN
    const entry = this.#entries.get(name) ?? { rendered: {} }
    this.#keep(name, entry)
    const { failure } = entry
    const isWorthATry = failure?.key !== key || failure.at + AGAIN_MS < performance.now()
    if (entry.key !== key && isWorthATry) {
      entry.pending ??= this.#render(entry, name, key, wanted)
      await Promise.race([entry.pending, delay(waitMs, undefined, { ref: false })])
    }
    return { file: entry.rendered[file], isCurrent: entry.key === key }
  }

  async #render(entry: Entry, name: string, key: string, wanted: Wanted): Promise<void> {
    try {
      entry.rendered = await this.#thread.render(this.#stock(), wanted)
      entry.key = key
      entry.failure = undefined
      for (const [file, content] of Object.entries(entry.rendered))
        if (LIST_FILE.test(file)) this.#keepList(file, content)
    } catch (error) {
      if (error instanceof BusyError) return
      if (entry.failure?.key !== key)
        this.#log.error(
          { page: name, error: (error as Error).message },
          'a page cannot be rendered: the one before is sent',
        )
      entry.failure = { key, etag: this.#catalogue.current().etag, at: performance.now() }
    } finally {
      entry.pending = undefined
    }
  }

  #stock(): RenderedStock {
    const edition = this.#catalogue.current()
    const { vehicles, changedAt } = edition
    const stock = this.#stocks.get(edition) ?? { vehicles, changedAt }
    this.#stocks.set(edition, stock)
    return stock
  }

  /** Drops the least recently used page when there are too many. */
  #keep(name: string, entry: Entry): void {
    this.#entries.delete(name)
    this.#entries.set(name, entry)
    const [oldest] = this.#entries
    if (this.#entries.size > MOST_PAGES && oldest) this.#entries.delete(oldest[0])
  }

  #keepList(file: string, content: RenderedFile): void {
    this.#lists.delete(file)
    this.#lists.set(file, content)
    const [oldest] = this.#lists
    if (this.#lists.size > MOST_LISTS && oldest) this.#lists.delete(oldest[0])
  }
}

function readBuilt({ dir }: ServedBuild) {
  const snapshot = readSnapshot(join(dir, SNAPSHOT))
  const file = join(dir, RENDERING, 'build.json')
  if (!snapshot || !existsSync(file)) return undefined
  const { listPages } = JSON.parse(readFileSync(file, 'utf8')) as BuiltPages
  const vehicles = new Map(snapshot.vehicles.map((vehicle) => [vehicle.id, JSON.stringify(vehicle)]))
  return { etag: snapshot.etag, vehicles, listPages: new Set(listPages), listFiles: new Set(listPages.map(pageFileOf)) }
}
