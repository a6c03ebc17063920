import { closeSync, openSync, readSync, statSync } from 'node:fs'

/** The first bytes of a log that has something in it; the last bit is the byte order of its checksums. */
const LOG_BEGINS = 0x377f0682

/** What is written behind the end of an emptied file leaves a hole before it. */
function hasHole(log: string): boolean {
  const bytes = Buffer.alloc(4)
  const file = openSync(log, 'r')
  const length = readSync(file, bytes)
  closeSync(file)
  return length > 0 && (bytes.readUInt32BE() & ~1) !== LOG_BEGINS
}

/**
 * The files of an open SQLite database. SQLite keeps writing into a deleted, replaced or truncated file, and all of that is lost. A
 * harmed database counts as harmed until it is opened again.
 */
export class DatabaseFiles {
  readonly #file: string
  readonly #known = new Map<string, { ino: number; size: number }>()
  #harm: Error | undefined

  constructor(file: string) {
    this.#file = file
    this.check()
  }

  get areHarmed(): boolean {
    return this.#harm !== undefined
  }

  /** @throws when something happened to the files */
  check(): void {
    // The log and its index appear with the first use.
    for (const each of [this.#file, `${this.#file}-wal`, `${this.#file}-shm`]) {
      const now = statSync(each, { throwIfNoEntry: false })
      const before = this.#known.get(each)
      if (before && now?.ino !== before.ino) this.#noteHarm(each, 'deleted or replaced')
      // The log is emptied now and then; the database itself never becomes smaller.
      if (before && each === this.#file && (now?.size ?? 0) < before.size) this.#noteHarm(each, 'emptied or cut off')
      if (now) this.#known.set(each, now)
    }
    if (this.#harm) throw this.#harm
  }

  /** The same, just after a transaction has written to the log. */
  checkWritten(): void {
    this.check()
    const log = `${this.#file}-wal`
    if (hasHole(log)) this.#noteHarm(log, 'emptied or cut off')
    if (this.#harm) throw this.#harm
  }

  #noteHarm(file: string, what: string): void {
    this.#harm ??= new Error(`${file} was ${what} while the server runs: start the server again`)
  }
}
