import type { ClaimedDelivery } from '../store/claimed-delivery.ts'
import { Adoption } from './adoption.ts'
import { DIGEST, deliveryKey, errorOf, idsOf, type Outcome, type WorkerParts } from './attempt.ts'
import { backoffMs, FEWEST_REFUSALS, isGivenUp, REFUSED_LIMIT_MS } from './backoff.ts'
import { HOUR_MS, mayPartGo, maySummaryGo, nextMessage } from './pace.ts'
import type { DeliveryError, Sink, SinkWithDigest } from './sink.ts'
import { Summaries } from './summaries.ts'

/**
 * How often to look for deliveries that no event announces: those due again, and those that another process accepted.
 */
const POLL_MS = 5_000

/** How often failed deliveries may become due because the sink took another one. */
const RETRY_EVERY_MS = 10 * 60_000

/** From how far a clock must be set back before failed deliveries become due. */
const CLOCK_STEP_MS = 60_000

/** Delivers what is due, for each sink on its own, so that a slow sink does not delay the others. */
export class DeliveryWorker {
  readonly #parts: Required<WorkerParts>
  readonly #adoption: Adoption
  readonly #summaries: Summaries
  readonly #sleepers = new Set<() => void>()
  readonly #failing = new Set<string>()
  /** When failed deliveries last became due because the sink worked again. */
  readonly #retriedAt = new Map<string, number>()
  /** When each sink last took a text that it had rejected. */
  readonly #tookRejectedText = new Map<string, number>()
  /** Deliveries that were sent but could not be recorded. This process does not send them again. */
  readonly #sentUnrecorded = new Set<string>()
  #wakes = 0
  #stopping = false
  #loops: Promise<void>[] = []

  constructor(parts: WorkerParts) {
    this.#parts = { onAttempt: () => undefined, now: Date.now, ...parts }
    this.#adoption = new Adoption(this.#parts)
    this.#summaries = new Summaries(this.#parts)
  }

  /**
   * Starts with everything that waits, in the order of receipt: a restart often means that a person has fixed a
   * setting.
   */
  start(): void {
    this.#loops = this.#parts.sinks.map((sink) => this.#run(sink))
  }

  /** Something new is due: do not wait for the next poll. */
  wake(): void {
    this.#wakes += 1
    for (const wakeUp of this.#sleepers) wakeUp()
  }

  /** Waits for running attempts and starts no others. */
  async stop(): Promise<void> {
    this.#stopping = true
    this.wake()
    await Promise.all(this.#loops)
  }

  async #run(sink: Sink): Promise<void> {
    let overdue: 'all' | 'failed' | undefined = 'all'
    let ahead = 0
    const { queue, log, now } = this.#parts
    const next = async () => {
      // A fast clock may have postponed a delivery to a time that no longer applies.
      const before = ahead
      ahead = now() - performance.now()
      if (ahead < before - CLOCK_STEP_MS) overdue ??= 'failed'
      await this.#adoption.run()
      // Repeated, because the database may be unreachable at the start.
      if (overdue) {
        const retry = overdue === 'all' ? queue.retryAll(sink.name, now()) : queue.retryFailed(sink.name, now())
        overdue = await retry.then(
          () => undefined,
          (error: Error) => {
            log.warn({ sink: sink.name, error: error.message }, 'deliveries cannot be made due')
            return overdue
          },
        )
      }
      return this.deliverNext(sink)
    }
    const repeat = async () => {
      while (!this.#stopping) {
        const wakes = this.#wakes
        const outcome = await next().catch((error: Error) => {
          log.warn({ sink: sink.name, error: error.message }, 'deliveries cannot be read or recorded')
          return 'idle'
        })
        // If something was announced during the last check, check again.
        if (outcome === 'idle' && wakes === this.#wakes) await this.#sleep()
      }
    }
    await Promise.all(Array.from({ length: sink.atOnce ?? 1 }, repeat))
  }

  /**
   * Makes one attempt at the next message, usually one inquiry. `idle` when nothing is due or the limits do not allow
   * it yet.
   */
  async deliverNext(sink: Sink): Promise<Outcome> {
    const { queue } = this.#parts
    const { name, digest } = sink
    const now = this.#parts.now()
    if (!digest) return this.#attempt(sink, [(await queue.claim(name, now)) ?? []].flat())
    const traffic = await queue.traffic(name, now - HOUR_MS, now, digest.perHour)
    const claimDigest = async (part: string | null) =>
      queue.claimSeveral(name, now, await queue.fitting(name, now, DIGEST, part), part)
    const claimNew = () => {
      const next = nextMessage(traffic, digest.perHour, now)
      if (next === 'later') return []
      return next === 'one' ? queue.claimSeveral(name, now, 1, null) : claimDigest(null)
    }
    const claimPart = async () => {
      const part = mayPartGo(traffic, digest.perHour, now) && (await queue.duePart(name, now))
      return part ? claimDigest(part) : []
    }
    const steps = [
      // Comes first, so that a text on which each attempt takes long does not delay it.
      async () => (maySummaryGo(traffic, now) ? this.#summarize({ name, digest }) : 'idle'),
      async () => this.#attempt(sink, await claimNew()),
      async () => this.#attempt(sink, await claimPart()),
      async () => this.#reportHeldBack(sink),
    ]
    for (const step of steps) {
      const outcome = await step()
      if (outcome !== 'idle') return outcome
    }
    return 'idle'
  }

  async #summarize(sink: SinkWithDigest): Promise<Outcome> {
    const outcome = await this.#summaries.send(sink)
    if (outcome === 'summarized') await this.#noteAccepted(sink.name)
    return outcome
  }

  /**
   * The sink works again: deliveries that failed because it did not are due now; those that it refused are not. Done
   * rarely, because some may fail again.
   */
  async #noteAccepted(sink: string): Promise<void> {
    this.#summaries.noteAccepted(sink)
    const now = this.#parts.now()
    if (!this.#failing.has(sink) || Math.abs(now - (this.#retriedAt.get(sink) ?? 0)) < RETRY_EVERY_MS) return
    this.#failing.delete(sink)
    this.#retriedAt.set(sink, now)
    await this.#parts.queue.retryFailed(sink, now)
  }

  async #reportHeldBack({ name, recipients, reportHeldBack }: Sink): Promise<Outcome> {
    const { heldBack, log, onAttempt, now } = this.#parts
    const held = reportHeldBack && (await heldBack.claim(name, now()))
    if (!held) return 'idle'
    const about = { sink: name, heldBack: held.count, attempt: held.attempts }
    try {
      await reportHeldBack(held)
    } catch (thrown) {
      const error = errorOf(thrown)
      onAttempt(name, 'failed')
      log.warn({ ...about, error: error.message }, 'report of what is held back failed')
      await heldBack.failed(held, error.message, now() + backoffMs(error, held.attempts, Math.random()))
      return 'failed'
    }
    await heldBack.reported(held, now(), recipients)
    log.info(about, 'reported what is held back')
    onAttempt(name, 'reported')
    return 'reported'
  }

  async #attempt(sink: Sink, claimed: readonly ClaimedDelivery[]): Promise<Outcome> {
    const { queue, leadOf, log, onAttempt, now } = this.#parts
    const [first] = claimed
    if (!first) return 'idle'
    const attempt = Math.max(...claimed.map(({ attempts }) => attempts))
    const about = { sink: sink.name, ...idsOf(claimed), attempt }
    const unsent = claimed.filter((delivery) => !this.#sentUnrecorded.has(deliveryKey(delivery)))
    let answer: string | undefined
    try {
      const leads = unsent.map(leadOf)
      if (sink.digest && leads.length > 1) answer = await sink.digest.deliver(leads)
      else for (const lead of leads) answer = await sink.deliver(lead)
    } catch (thrown) {
      const error = errorOf(thrown)
      this.#failing.add(sink.name)
      const isSplit = claimed.length > 1 && rejectsText(error, claimed)
      onAttempt(sink.name, isSplit ? 'split' : 'failed')
      await this.#putBack(claimed, error, isSplit, { ...about, error: error.message })
      return 'failed'
    }
    for (const delivery of claimed) this.#sentUnrecorded.add(deliveryKey(delivery))
    await queue.delivered(first, now(), sink.recipients, answer)
    for (const delivery of claimed) this.#sentUnrecorded.delete(deliveryKey(delivery))
    log.info({ ...about, answer }, 'delivered')
    const lags = claimed.map(({ receivedAt }) => now() - Date.parse(receivedAt))
    onAttempt(sink.name, 'delivered', lags)
    await this.#noteAccepted(sink.name)
    if (claimed.some(({ refusedSince }) => refusedSince)) await this.#retryRejectedTexts(sink.name)
    return 'delivered'
  }

  /** At most once an hour: a sink may take one text and still reject the others. */
  async #retryRejectedTexts(sink: string): Promise<void> {
    const now = this.#parts.now()
    if (Math.abs(now - (this.#tookRejectedText.get(sink) ?? 0)) < HOUR_MS) return
    this.#tookRejectedText.set(sink, now)
    await this.#parts.queue.retryRejectedTexts(sink, now)
  }

  /** The error decides until when. */
  async #putBack(
    claimed: readonly ClaimedDelivery[],
    error: DeliveryError,
    isSplit: boolean,
    about: { attempt: number; error: string },
  ) {
    const { queue, log } = this.#parts
    const [first] = claimed
    const now = this.#parts.now()
    if (!first) return
    if (isDeclined(error)) await queue.declined(first)
    if (isSplit) {
      log.warn(about, 'digest not taken, goes on in halves')
      await queue.split(claimed, error.message, now)
      return
    }
    const refusedSince = Math.min(Date.parse(first.refusedSince ?? '') || now, now)
    if (error.kind === 'refused' && isGivenUp(about.attempt, now - refusedSince)) {
      log.warn(about, 'delivery refused for three days, not tried any more')
      await queue.refused(first, error.message, refusedSince)
      return
    }
    const wait = backoffMs(error, about.attempt, Math.random(), now - refusedSince)
    log.warn({ ...about, retryInSeconds: Math.round(wait / 1000) }, 'delivery failed')
    if (error.kind === 'no recipient') {
      await queue.recipientRefused(first, error.message, now, now + wait, {
        attempts: FEWEST_REFUSALS,
        since: now - REFUSED_LIMIT_MS,
      })
    } else if (rejectsText(error, claimed)) await queue.refused(first, error.message, refusedSince, now + wait)
    else await queue.failed(first, error.message, now + wait, isRead(error))
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

/** Whether the sink certainly has no copy. A sink that did not answer may have one. */
const isDeclined = ({ kind }: DeliveryError) => kind === 'no recipient' || kind === 'denied' || kind === 'refused'

/** Whether the sink has read the content of the message. */
const isRead = ({ kind }: DeliveryError) => kind === 'refused' || kind === 'deferred' || kind === 'cut off'

/** Whether the sink rejects the text. A sink that defers a text may just be busy, unless it accepted the summary. */
const rejectsText = (error: DeliveryError, claimed: readonly ClaimedDelivery[]) =>
  error.kind === 'refused' || (isRead(error) && claimed.some(({ isSummarized }) => isSummarized))
