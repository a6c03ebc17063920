import type { DeliveryQueue } from '../store/delivery-queue.ts'
import { HOUR_MS } from './pace.ts'
import type { Sink } from './sink.ts'

const EVERY_MS = 60_000

/** How far back later searches go, after a first one over all inquiries. */
const BACK_MS = HOUR_MS

type Parts = {
  queue: DeliveryQueue
  sinks: readonly Sink[]
  log: { info: (fields: object, message: string) => void; warn: (fields: object, message: string) => void }
  now: () => number
}

/** Adds the deliveries that inquiries lack. */
export class Adoption {
  readonly #parts: Parts
  #begun: { at: number; done: Promise<void> } | undefined
  #doneAt: number | undefined

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /**
   * Runs for all sinks before the first one delivers, because an inquiry that one sink already has is not added for the
   * others. Runs again each minute, because a server that is being replaced may store inquiries without deliveries
   * to this server's sinks.
   */
  run(): Promise<void> {
    const at = this.#parts.now()
    if (this.#begun && Math.abs(at - this.#begun.at) < EVERY_MS) return this.#begun.done
    // Existing deliveries do not wait until missing ones are added.
    const done = this.#adopt(at).catch((error: Error) =>
      this.#parts.log.warn({ error: error.message }, 'inquiries without a delivery cannot be looked for'),
    )
    this.#begun = { at, done }
    return done
  }

  async #adopt(at: number): Promise<void> {
    const { queue, sinks, log } = this.#parts
    const since = this.#doneAt && Math.min(at, this.#doneAt) - BACK_MS
    const names = sinks.map(({ name }) => name)
    for (const [sink, count] of Object.entries(await queue.adopt(names, at, since))) {
      log.info({ sink, count }, 'inquiries got a delivery that they lacked')
    }
    this.#doneAt = at
  }
}
