import { closeSync, openSync, readSync, statSync } from 'node:fs'

/** The first bytes of a log with content; the last bit is the byte order of its checksums. */
const LOG_BEGINS = 0x377f0682

/** Data written past the end of an emptied file leaves a hole before it. */
function hasHole(log: string): boolean {
  const bytes = Buffer.alloc(4)
  const file = openSync(log, 'r')
  const length = readSync(file, bytes)
  closeSync(file)
  return length > 0 && (bytes.readUInt32BE() & ~1) !== LOG_BEGINS
}

/**
 * Watches the files of an open SQLite database. SQLite keeps writing to a deleted, replaced or truncated file, and all
 * of that is lost. A damaged database counts as damaged until it is opened again.
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

  /** @throws when the files were deleted, replaced or truncated */
  check(): void {
    // The log and its index are created at the first use.
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

  /** Call it just after a transaction has written to the log. */
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
