import type { ClaimedDelivery } from '../store/claimed-delivery.ts'
import type { DeliveryQueue, MessageLimits } from '../store/delivery-queue.ts'
import type { HeldBackInquiries } from '../store/held-back.ts'
import { Adoption } from './adoption.ts'
import { backoffMs, REFUSED_LIMIT_MS } from './backoff.ts'
import type { Lead } from './lead.ts'
import { HOUR_MS, mayPartGo, maySummaryGo, nextMessage } from './pace.ts'
import { DeliveryError, type SendLeads, type Sink } from './sink.ts'

/** How often to look for deliveries that nobody told us about: due again, or accepted by another process. */
const POLL_MS = 5_000

/**
 * What one digest holds: all that the clients together may send between two digests, if that is no more than 20 MB as a mail, which
 * most servers take. An inquiry is twice in it, as text and as ADF.
 */
const DIGEST: MessageLimits = { inquiries: 3_000, bytes: 7_000_000 }

type Log = { info: (fields: object, message: string) => void; warn: (fields: object, message: string) => void }

/** How far a clock is set back before all that waits is due. */
const CLOCK_STEP_MS = 60_000

/** How long the texts of refused inquiries may still come, before a summary names those that have not. */
const SUMMARY_AFTER_MS = 5 * 60_000

/** `split`: a digest was not taken and goes on in halves, of which most arrive. */
export const ATTEMPT_OUTCOMES = ['delivered', 'failed', 'split'] as const
export type AttemptOutcome = (typeof ATTEMPT_OUTCOMES)[number]

type Outcome = 'delivered' | 'failed' | 'idle'

export type WorkerParts = {
  queue: DeliveryQueue
  heldBack: HeldBackInquiries
  sinks: readonly Sink[]
  log: Log
  /** Completes what the database holds to what the dealer gets. */
  leadOf: (delivery: ClaimedDelivery) => Lead
  /** `lagsMs`: times from receipt to delivery of the inquiries that were delivered. */
  onAttempt?: (sink: string, outcome: AttemptOutcome, lagsMs?: readonly number[]) => void
  now?: () => number
}

/** Takes due deliveries to their sinks, one at a time for each sink, so that a slow one does not hold up another. */
export class DeliveryWorker {
  readonly #parts: Required<WorkerParts>
  readonly #adoption: Adoption
  readonly #sleepers = new Set<() => void>()
  readonly #failing = new Set<string>()
  /** Of sinks that did not take a summary: how often in a row, and when it may go again. */
  readonly #untakenSummaries = new Map<string, { attempts: number; dueAt: number }>()
  /** Sent, but the result could not be stored: this process does not send it again. */
  readonly #sentUnrecorded = new Set<string>()
  #wakes = 0
  #stopping = false
  #loops: Promise<void>[] = []

  constructor(parts: WorkerParts) {
    this.#parts = { onAttempt: () => undefined, now: Date.now, ...parts }
    this.#adoption = new Adoption(this.#parts)
  }

  /** Begins with everything that waits, in the order of receipt: a restart is often how a wrong setting was put right. */
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
    let ahead = 0
    const { queue, log, now } = this.#parts
    const next = async () => {
      // What a clock that was ahead has put off waits for a time that is no more.
      const before = ahead
      ahead = now() - performance.now()
      if (ahead < before - CLOCK_STEP_MS) hasBegun = false
      await this.#adoption.run()
      // Not only once: the database may be unreachable at the start.
      if (!hasBegun) {
        hasBegun = await queue.retryAll(sink.name, now()).then(
          () => true,
          (error: Error) => {
            log.warn({ sink: sink.name, error: error.message }, 'deliveries cannot be made due')
            return false
          },
        )
      }
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

  /** One attempt at the message that is next, usually one inquiry; `idle` when there is none, or the pace has no room for it. */
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
      // First: a text at which each attempt takes long is no reason for it to wait.
      async () => (maySummaryGo(traffic, now) ? this.#summarize(sink, digest.summarize) : 'idle'),
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

  /** Tells the sink of what it minds without the texts that it minds. */
  async #summarize({ name }: Sink, send: SendLeads): Promise<Outcome> {
    const { queue, leadOf, log, onAttempt, now } = this.#parts
    const { attempts, dueAt } = this.#untakenSummaries.get(name) ?? { attempts: 0, dueAt: now() }
    // A wait beyond the longest was begun by a clock that was ahead.
    if (dueAt > now() && dueAt <= now() + HOUR_MS) return 'idle'
    const claimed = await queue.claimSummary(name, now(), DIGEST.inquiries, SUMMARY_AFTER_MS)
    const [first] = claimed
    if (!first) return 'idle'
    const about = { sink: name, ...idsOf(claimed) }
    try {
      await send(claimed.map(leadOf))
    } catch (thrown) {
      const error = errorOf(thrown)
      this.#untakenSummaries.set(name, {
        attempts: attempts + 1,
        dueAt: now() + backoffMs(error, attempts + 1, Math.random()),
      })
      log.warn({ ...about, error: error.message }, 'summary failed')
      onAttempt(name, 'failed')
      await queue.release(first)
      return 'failed'
    }
    await queue.summarized(first, now())
    log.info(about, 'told of inquiries without their texts')
    onAttempt(name, 'delivered')
    await this.#noteTaken(name)
    return 'delivered'
  }

  /** The sink answers again: what failed because it did not is due now; what it refused is not. */
  async #noteTaken(sink: string): Promise<void> {
    this.#untakenSummaries.delete(sink)
    if (this.#failing.delete(sink)) await this.#parts.queue.retryFailed(sink, this.#parts.now())
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
    onAttempt(name, 'delivered')
    return 'delivered'
  }

  async #attempt(sink: Sink, claimed: readonly ClaimedDelivery[]): Promise<Outcome> {
    const { queue, leadOf, log, onAttempt, now } = this.#parts
    const [first] = claimed
    if (!first) return 'idle'
    const attempt = Math.max(...claimed.map(({ attempts }) => attempts))
    const about = { sink: sink.name, ...idsOf(claimed), attempt }
    const unsent = claimed.filter((delivery) => !this.#sentUnrecorded.has(keyOf(delivery)))
    let answer: string | undefined
    try {
      const leads = unsent.map(leadOf)
      if (leads.length > 1) answer = await sink.digest?.deliver(leads)
      else for (const lead of leads) answer = await sink.deliver(lead)
    } catch (thrown) {
      const error = errorOf(thrown)
      this.#failing.add(sink.name)
      const isSplit = claimed.length > 1 && mindsText(error, claimed)
      onAttempt(sink.name, isSplit ? 'split' : 'failed')
      await this.#putBack(claimed, error, isSplit, { ...about, error: error.message })
      return 'failed'
    }
    for (const delivery of claimed) this.#sentUnrecorded.add(keyOf(delivery))
    await queue.delivered(first, now(), sink.recipients, answer)
    for (const delivery of claimed) this.#sentUnrecorded.delete(keyOf(delivery))
    log.info({ ...about, answer }, 'delivered')
    const lags = claimed.map(({ receivedAt }) => now() - Date.parse(receivedAt))
    onAttempt(sink.name, 'delivered', lags)
    await this.#noteTaken(sink.name)
    return 'delivered'
  }

  /** Until when depends on the error. */
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
    if (isSplit) {
      log.warn(about, 'digest not taken, goes on in halves')
      await queue.split(claimed, error.message, now)
      return
    }
    const refusedSince = Math.min(Date.parse(first.refusedSince ?? '') || now, now)
    if (error.kind === 'refused' && now - refusedSince >= REFUSED_LIMIT_MS) {
      log.warn(about, 'delivery refused for three days, not tried any more')
      await queue.refused(first, error.message, refusedSince)
      return
    }
    const wait = backoffMs(error, about.attempt, Math.random(), now - refusedSince)
    log.warn({ ...about, retryInSeconds: Math.round(wait / 1000) }, 'delivery failed')
    if (mindsText(error, claimed)) await queue.refused(first, error.message, refusedSince, now + wait)
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

/** Whether the sink has seen what is in the message. */
const isRead = ({ kind }: DeliveryError) => kind === 'refused' || kind === 'deferred' || kind === 'cut off'

/** Whether it is the text that a sink minds. One that puts off a text is perhaps busy, unless it took a summary instead. */
const mindsText = (error: DeliveryError, claimed: readonly ClaimedDelivery[]) =>
  error.kind === 'refused' || (isRead(error) && claimed.some(({ isSummarized }) => isSummarized))

const errorOf = (thrown: unknown): DeliveryError =>
  thrown instanceof DeliveryError ? thrown : new DeliveryError('refused', (thrown as Error).name)

const keyOf = ({ sink, inquiry }: ClaimedDelivery) => `${sink}/${inquiry.id}`

/** For the log: one inquiry, or those of a digest. */
const idsOf = (claimed: readonly ClaimedDelivery[]) =>
  claimed.length === 1 ? { inquiry: claimed[0]?.inquiry.id } : { inquiries: claimed.map(({ inquiry }) => inquiry.id) }
