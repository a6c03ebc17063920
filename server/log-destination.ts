import { writeSync } from 'node:fs'

/** How often to try to write a line while its reader is behind: a millisecond each. */
const MOST_TRIES = 50

const pause = new Int32Array(new SharedArrayBuffer(4))

/**
 * Writes log lines to standard output, and drops lines that cannot be written. The logger's own destination would retry
 * forever on a full disk, and block the process.
 */
export class LogDestination {
  /** Lines that could not be written. */
  dropped = 0
  /** Whether only a part of a line was written. */
  #isTorn = false
  readonly #fd: number

  constructor(fd = 1) {
    this.#fd = fd
  }

  write(line: string): void {
    const bytes = Buffer.from(this.#isTorn ? `\n${line}` : line)
    let written = 0
    for (let tries = 0; written < bytes.length; tries += 1) {
      try {
        written += writeSync(this.#fd, bytes, written)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EAGAIN' && tries < MOST_TRIES) {
          Atomics.wait(pause, 0, 0, 1)
          continue
        }
        this.dropped += 1
        this.#isTorn ||= written > 0
        return
      }
    }
    this.#isTorn = false
  }
}
