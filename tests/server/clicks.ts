const VISITORS = 4

/** Visitors who ask for one address after the other without a pause. */
export class Clicks {
  #answers = 0
  #stopped = false
  /** Who waits until so many requests have been answered. */
  #waiting: { count: number; go: () => void }[] = []
  /** What was neither 200 nor 304, or no answer at all. */
  readonly #failures: string[] = []
  readonly #visitors: Promise<unknown>

  constructor(url: string, paths: readonly string[]) {
    this.#visitors = Promise.all(Array.from({ length: VISITORS }, (_, index) => this.#visit(url, paths, index)))
  }

  async #visit(url: string, paths: readonly string[], start: number) {
    for (let turn = start; !this.#stopped; turn += 1) {
      const path = paths[turn % paths.length]
      const problem = await fetch(url + path, { redirect: 'manual' }).then(
        async ({ status, body }) => {
          for await (const _ of body ?? []);
          return status === 200 || status === 304 ? undefined : String(status)
        },
        (error: Error) => error.message,
      )
      if (problem) this.#failures.push(`${path}: ${problem}`)
      this.#answers += 1
      this.#wake()
    }
  }

  #wake() {
    const isDue = ({ count }: { count: number }) => this.#stopped || count <= this.#answers
    for (const { go } of this.#waiting.filter(isDue)) go()
    this.#waiting = this.#waiting.filter((waiting) => !isDue(waiting))
  }

  /** Resolves when this many more requests have been answered. */
  more(count: number): Promise<void> {
    return new Promise((go) => {
      this.#waiting.push({ count: this.#answers + count, go })
      this.#wake()
    })
  }

  /** Ends the visits. @returns everything that went wrong */
  async end(): Promise<readonly string[]> {
    this.#stopped = true
    this.#wake()
    await this.#visitors
    return this.#failures
  }
}
