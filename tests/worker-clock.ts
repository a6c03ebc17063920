import type { BrowserContext, Worker } from 'playwright/test'

declare global {
  /** Lets the service worker's clock go on to its next timer, if that is due by then. */
  var toNextTimer: (latest: number) => void
}

/** The clock of a service worker. It moves only when a test says so, so the worker's waits cost a test no time. */
export class WorkerClock {
  readonly #worker: Worker

  private constructor(worker: Worker) {
    this.#worker = worker
  }

  /** Stops the clock of the one worker of the context. Timers that it has set before go on by the real one. */
  static async stop(context: BrowserContext): Promise<WorkerClock> {
    const [worker] = context.serviceWorkers()
    if (!worker) throw new Error('No service worker is running')
    await worker.evaluate(standStill)
    return new WorkerClock(worker)
  }

  /**
   * Goes from timer to timer until something has happened.
   * @param limit how far this clock goes at most, in ms
   * @returns what has happened, and how long it took by this clock, in ms
   */
  async passUntil<T>(happening: Promise<T>, limit: number): Promise<{ result: T; ms: number }> {
    let isOver = false
    const over = happening.finally(() => {
      isOver = true
    })
    const begin = await this.#worker.evaluate(() => performance.now())
    while (!isOver) await this.#worker.evaluate((latest) => globalThis.toNextTimer(latest), begin + limit)
    const end = await this.#worker.evaluate(() => performance.now())
    return { result: await over, ms: end - begin }
  }
}

function standStill() {
  let now = performance.now()
  let last = 0
  const timers = new Map<number, { at: number; run: () => void }>()
  const setReal = globalThis.setTimeout
  performance.now = () => now
  const setLater = (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
    // What only lets others go first does not wait for a time.
    if (ms <= 0) return setReal(run, 0, ...args)
    // Numbers below zero are ours.
    last -= 1
    timers.set(last, { at: now + ms, run: () => run(...args) })
    return last
  }
  const clearReal = globalThis.clearTimeout
  const clear = (id: number) => timers.delete(id) || clearReal(id)
  Object.assign(globalThis, { setTimeout: setLater, clearTimeout: clear })
  globalThis.toNextTimer = (latest) => {
    const [next] = [...timers].toSorted(([, a], [, b]) => a.at - b.at)
    if (!next || next[1].at > latest) return
    const [id, { at, run }] = next
    timers.delete(id)
    now = Math.max(now, at)
    run()
  }
}
