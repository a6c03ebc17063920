import type { ClaimedDelivery, DeliveryQueue } from '../store/delivery-queue.ts'
import { backoffMs } from './backoff.ts'
import type { Lead } from './lead.ts'
import { DeliveryError, type Sink } from './sink.ts'

/** How often to look for deliveries that nobody told us about: due again, or accepted by another process. */
const POLL_MS = 5_000

type Log = { info: (fields: object, message: string) => void; warn: (fields: object, message: string) => void }

export type WorkerParts = {
  queue: DeliveryQueue
  sinks: readonly Sink[]
  log: Log
  /** Completes what the database holds to what the dealer gets. */
  leadOf: (delivery: ClaimedDelivery) => Lead
  onAttempt?: (sink: string, outcome: 'delivered' | 'failed') => void
  now?: () => number
}

/** Takes due deliveries to their sinks, one at a time for each sink, so that a slow one does not hold up another. */
export class DeliveryWorker {
  readonly #parts: Required<WorkerParts>
  readonly #sleepers = new Set<() => void>()
  readonly #failing = new Set<string>()
  /** Sent, but the database would not take it down: never to be sent again by us. */
  readonly #sentUnrecorded = new Set<string>()
  #wakes = 0
  #stopping = false
  #loops: Promise<void>[] = []

  constructor(parts: WorkerParts) {
    this.#parts = { onAttempt: () => undefined, now: Date.now, ...parts }
  }

  /** Begins with everything that waits, in the order of writing: a restart is often how a wrong setting was put right. */
  start(): void {
    this.#loops = this.#parts.sinks.map(async (sink) => {
      await this.#parts.queue.retryAll(sink.name, this.#parts.now()).catch(() => 0)
      await this.#run(sink)
    })
  }

  /** Something new is due: do not wait for the next look. */
  wake(): void {
    this.#wakes += 1
    for (const wakeUp of this.#sleepers) wakeUp()
  }

  /** Lets the attempts under way come to their end and begins no other. */
  async stop(): Promise<void> {
    this.#stopping = true
    this.wake()
    await Promise.all(this.#loops)
  }

  async #run(sink: Sink): Promise<void> {
    while (!this.#stopping) {
      const wakes = this.#wakes
      const outcome = await this.deliverNext(sink).catch((error: Error) => {
        this.#parts.log.warn({ sink: sink.name, error: error.message }, 'deliveries cannot be read')
        return 'idle'
      })
      // What was announced during the look itself may have come too late for it: look again.
      if (outcome === 'idle' && wakes === this.#wakes) await this.#sleep()
    }
  }

  /** One attempt at the delivery that has been due the longest; `idle` when none is. */
  async deliverNext(sink: Sink): Promise<'delivered' | 'failed' | 'idle'> {
    const { queue, leadOf, log, onAttempt, now } = this.#parts
    const delivery = await queue.claim(sink.name, now())
    if (!delivery) return 'idle'
    const about = { sink: sink.name, inquiry: delivery.inquiry.id, attempt: delivery.attempts }
    const key = `${sink.name}/${delivery.inquiry.id}`
    try {
      if (!this.#sentUnrecorded.has(key)) await sink.deliver(leadOf(delivery))
    } catch (thrown) {
      const error = thrown instanceof DeliveryError ? thrown : new DeliveryError('refused', (thrown as Error).name)
      const wait = backoffMs(error, delivery.attempts, Math.random())
      this.#failing.add(sink.name)
      onAttempt(sink.name, 'failed')
      log.warn({ ...about, error: error.message, retryInSeconds: Math.round(wait / 1000) }, 'delivery failed')
      await queue.failed(delivery, error.message, now() + wait)
      return 'failed'
    }
    this.#sentUnrecorded.add(key)
    await queue.delivered(delivery, now())
    this.#sentUnrecorded.delete(key)
    log.info(about, 'delivered')
    onAttempt(sink.name, 'delivered')
    // The sink is back: what waits because it was away need not wait out its hour.
    if (this.#failing.delete(sink.name)) await queue.retryFailed(sink.name, now())
    return 'delivered'
  }

  #sleep(): Promise<void> {
    return new Promise((resolve) => {
      const wakeUp = () => {
        clearTimeout(timer)
        this.#sleepers.delete(wakeUp)
        resolve()
      }
      const timer = setTimeout(wakeUp, POLL_MS)
      this.#sleepers.add(wakeUp)
    })
  }
}
