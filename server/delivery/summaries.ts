import { DIGEST, deliveryKey, errorOf, idsOf, type Outcome, type WorkerParts } from './attempt.ts'
import { backoffMs } from './backoff.ts'
import { HOUR_MS } from './pace.ts'
import type { SinkWithDigest } from './sink.ts'

/** How long the texts of refused inquiries may still arrive before a summary names those that have not. */
const AFTER_MS = 5 * 60_000

type Parts = Pick<Required<WorkerParts>, 'queue' | 'leadOf' | 'log' | 'onAttempt' | 'now'>

/** Tells sinks about inquiries whose texts they reject, without the texts. */
export class Summaries {
  readonly #parts: Parts
  /** For sinks that refused a summary: how many times in a row, and when the next try is due. */
  readonly #refusals = new Map<string, { attempts: number; dueAt: number }>()
  /** Deliveries that were sent but could not be recorded. This process does not send them again. */
  readonly #sentUnrecorded = new Set<string>()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** The sink works again, so a summary that it refused may be sent. */
  noteAccepted(sink: string): void {
    this.#refusals.delete(sink)
  }

  async send({ name, digest }: SinkWithDigest): Promise<Outcome> {
    const { queue, leadOf, log, onAttempt, now } = this.#parts
    const { attempts, dueAt } = this.#refusals.get(name) ?? { attempts: 0, dueAt: now() }
    // No wait is longer than an hour: a later time was set while the clock was ahead.
    if (dueAt > now() && dueAt <= now() + HOUR_MS) return 'idle'
    const claimed = await queue.claimSummary(name, now(), DIGEST.inquiries, AFTER_MS)
    const [first] = claimed
    if (!first) return 'idle'
    const about = { sink: name, ...idsOf(claimed) }
    const unsent = claimed.filter((delivery) => !this.#sentUnrecorded.has(deliveryKey(delivery)))
    try {
      if (unsent.length > 0) await digest.summarize(unsent.map(leadOf))
    } catch (thrown) {
      const error = errorOf(thrown)
      const wait = backoffMs(error, attempts + 1, Math.random())
      this.#refusals.set(name, { attempts: attempts + 1, dueAt: now() + wait })
      log.warn({ ...about, error: error.message }, 'summary failed')
      onAttempt(name, 'failed')
      await queue.release(first)
      return 'failed'
    }
    for (const delivery of claimed) this.#sentUnrecorded.add(deliveryKey(delivery))
    await queue.summarized(first, now())
    for (const delivery of claimed) this.#sentUnrecorded.delete(deliveryKey(delivery))
    log.info(about, 'told of inquiries without their texts')
    onAttempt(name, 'summarized')
    return 'summarized'
  }
}
