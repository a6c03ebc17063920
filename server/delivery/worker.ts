import type { ClaimedDelivery, DeliveryQueue } from '../store/delivery-queue.ts'
import { backoffMs } from './backoff.ts'
import type { Lead } from './lead.ts'
import { HOUR_MS, nextMessage } from './pace.ts'
import { DeliveryError, type Sink } from './sink.ts'

/** How often to look for deliveries that nobody told us about: due again, or accepted by another process. */
const POLL_MS = 5_000

/** Inquiries in one digest. The longest 500 are 20 MB as a mail, which most servers take. */
const DIGEST_SIZE = 500

type Log = { info: (fields: object, message: string) => void; warn: (fields: object, message: string) => void }

export type WorkerParts = {
  queue: DeliveryQueue
  sinks: readonly Sink[]
  log: Log
  /** Completes what the database holds to what the dealer gets. */
  leadOf: (delivery: ClaimedDelivery) => Lead
  /** `lagsMs`: times from receipt to delivery of the inquiries that were delivered. */
  onAttempt?: (sink: string, outcome: 'delivered' | 'failed', lagsMs?: readonly number[]) => void
  now?: () => number
}

/** Takes due deliveries to their sinks, one at a time for each sink, so that a slow one does not hold up another. */
export class DeliveryWorker {
  readonly #parts: Required<WorkerParts>
  readonly #sleepers = new Set<() => void>()
  readonly #failing = new Set<string>()
  /** Sent, but the result could not be stored: this process does not send it again. */
  readonly #sentUnrecorded = new Set<string>()
  /** How many inquiries the next digest may hold, where the last one failed. */
  readonly #digestSizes = new Map<string, number>()
  #wakes = 0
  #stopping = false
  #loops: Promise<void>[] = []

  constructor(parts: WorkerParts) {
    this.#parts = { onAttempt: () => undefined, now: Date.now, ...parts }
  }

  /** Begins with everything that waits, in the order of writing: a restart is often how a wrong setting was put right. */
  start(): void {
    this.#loops = this.#parts.sinks.map((sink) => this.#run(sink))
  }

  /** Something new is due: do not wait for the next look. */
  wake(): void {
    this.#wakes += 1
    for (const wakeUp of this.#sleepers) wakeUp()
  }

  /** Waits for the attempts under way and begins no other. */
  async stop(): Promise<void> {
    this.#stopping = true
    this.wake()
    await Promise.all(this.#loops)
  }

  async #run(sink: Sink): Promise<void> {
    let hasBegun = false
    const next = async () => {
      // Not only once: the database may be unreachable at the start.
      if (!hasBegun) await this.#parts.queue.retryAll(sink.name, this.#parts.now())
      hasBegun = true
      return this.deliverNext(sink)
    }
    while (!this.#stopping) {
      const wakes = this.#wakes
      const outcome = await next().catch((error: Error) => {
        this.#parts.log.warn({ sink: sink.name, error: error.message }, 'deliveries cannot be read')
        return 'idle'
      })
      // What was announced during the look itself may have come too late for it: look again.
      if (outcome === 'idle' && wakes === this.#wakes) await this.#sleep()
    }
  }

  /** One attempt at the deliveries that have been due the longest, usually one; `idle` when there is nothing to do now. */
  async deliverNext(sink: Sink): Promise<'delivered' | 'failed' | 'idle'> {
    const { queue, now } = this.#parts
    const next = sink.digest ? await this.#nextMessage(sink, sink.digest.perHour) : 'one'
    if (next === 'later') return 'idle'
    if (next === 'digest') return this.#attempt(sink, await queue.claimSeveral(sink.name, now(), this.#sizeOf(sink)))
    const delivery = await queue.claim(sink.name, now())
    return this.#attempt(sink, delivery ? [delivery] : [])
  }

  async #nextMessage({ name }: Sink, perHour: number) {
    const now = this.#parts.now()
    return nextMessage(await this.#parts.queue.traffic(name, now - HOUR_MS, now, perHour), perHour, now)
  }

  /** One inquiry that no server takes must not hold up the others of its digest for good: the digest is split until it is alone. */
  #sizeOf({ name }: Sink): number {
    return this.#digestSizes.get(name) ?? DIGEST_SIZE
  }

  async #attempt(sink: Sink, claimed: readonly ClaimedDelivery[]): Promise<'delivered' | 'failed' | 'idle'> {
    const { queue, leadOf, log, onAttempt, now } = this.#parts
    const [first] = claimed
    if (!first) return 'idle'
    const attempt = Math.max(...claimed.map(({ attempts }) => attempts))
    const about = { sink: sink.name, ...idsOf(claimed), attempt }
    const unsent = claimed.filter((delivery) => !this.#sentUnrecorded.has(keyOf(delivery)))
    try {
      const leads = unsent.map(leadOf)
      if (leads.length > 1) await sink.digest?.deliver(leads)
      else for (const lead of leads) await sink.deliver(lead)
    } catch (thrown) {
      const error = thrown instanceof DeliveryError ? thrown : new DeliveryError('refused', (thrown as Error).name)
      const wait = backoffMs(error, attempt, Math.random())
      this.#failing.add(sink.name)
      this.#digestSizes.set(sink.name, Math.max(1, Math.floor(claimed.length / 2)))
      onAttempt(sink.name, 'failed')
      log.warn({ ...about, error: error.message, retryInSeconds: Math.round(wait / 1000) }, 'delivery failed')
      await queue.failed(first, error.message, now() + wait)
      return 'failed'
    }
    for (const delivery of claimed) this.#sentUnrecorded.add(keyOf(delivery))
    await queue.delivered(first, now(), sink.recipients)
    for (const delivery of claimed) this.#sentUnrecorded.delete(keyOf(delivery))
    this.#digestSizes.delete(sink.name)
    log.info(about, 'delivered')
    const lags = claimed.map(({ receivedAt }) => now() - Date.parse(receivedAt))
    onAttempt(sink.name, 'delivered', lags)
    // The sink answers again: what failed because it did not is due now.
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

const keyOf = ({ sink, inquiry }: ClaimedDelivery) => `${sink}/${inquiry.id}`

/** For the log: one inquiry, or those of a digest. */
const idsOf = (claimed: readonly ClaimedDelivery[]) =>
  claimed.length === 1 ? { inquiry: claimed[0]?.inquiry.id } : { inquiries: claimed.map(({ inquiry }) => inquiry.id) }
