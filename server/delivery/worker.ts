import type { ClaimedDelivery, DeliveryQueue, MessageLimits } from '../store/delivery-queue.ts'
import type { HeldBackInquiries } from '../store/held-back.ts'
import { backoffMs, REFUSED_LIMIT_MS } from './backoff.ts'
import type { Lead } from './lead.ts'
import { HOUR_MS, mayPartGo, nextMessage } from './pace.ts'
import { DeliveryError, type Sink } from './sink.ts'

/** How often to look for deliveries that nobody told us about: due again, or accepted by another process. */
const POLL_MS = 5_000

/** How often inquiries are looked for that another server has stored without a delivery to a sink of this one. */
const ADOPT_EVERY_MS = 60_000

/** How far back they are looked for, once the older ones were. */
const ADOPT_BACK_MS = HOUR_MS

/**
 * What one digest holds: all that the clients together may send between two digests, if that is no more than 20 MB as a mail, which
 * most servers take. An inquiry is twice in it, as text and as ADF.
 */
const DIGEST: MessageLimits = { inquiries: 3_000, bytes: 7_000_000 }

type Log = { info: (fields: object, message: string) => void; warn: (fields: object, message: string) => void }

/**
 * How often in a row a sink's digests that it puts off are halved, however many parts there are. One inquiry that the sink minds is soon
 * alone.
 */
const MOST_SPLITS = 2
/** With fewer parts digests are always halved. A sink that takes nothing does not get hundreds of mails afterwards. */
const FEW_PARTS = 5

/** `split`: a digest was not taken and goes on in halves, of which most arrive. */
export const ATTEMPT_OUTCOMES = ['delivered', 'failed', 'split'] as const
export type AttemptOutcome = (typeof ATTEMPT_OUTCOMES)[number]

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
  readonly #sleepers = new Set<() => void>()
  readonly #failing = new Set<string>()
  /** How often in a row a sink has put off what it read. */
  readonly #deferrals = new Map<string, number>()
  /** Sent, but the result could not be stored: this process does not send it again. */
  readonly #sentUnrecorded = new Set<string>()
  #adoption: { at: number; done: Promise<void> } | undefined
  #adoptedAt: number | undefined
  #wakes = 0
  #stopping = false
  #loops: Promise<void>[] = []

  constructor(parts: WorkerParts) {
    this.#parts = { onAttempt: () => undefined, now: Date.now, ...parts }
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
    const { queue, log, now } = this.#parts
    const next = async () => {
      await this.#adoptAll()
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

  /**
   * For all sinks before the first delivers: what one of them has delivered is not given to another any more. Again each minute, because
   * an older server that is being replaced may store inquiries without a delivery to the sinks of this one.
   */
  #adoptAll(): Promise<void> {
    const { queue, sinks, log, now } = this.#parts
    const at = now()
    const before = this.#adoption
    if (before && Math.abs(at - before.at) < ADOPT_EVERY_MS) return before.done
    const adopt = async () => {
      const since = this.#adoptedAt && Math.min(at, this.#adoptedAt) - ADOPT_BACK_MS
      const counts = await queue.adopt(
        sinks.map(({ name }) => name),
        at,
        since,
      )
      for (const [sink, count] of Object.entries(counts)) {
        log.info({ sink, count }, 'inquiries got a delivery that they lacked')
      }
      this.#adoptedAt = at
    }
    // Deliveries that there are do not wait for those that there should be.
    const done = adopt().catch((error: Error) =>
      log.warn({ error: error.message }, 'inquiries without a delivery cannot be looked for'),
    )
    this.#adoption = { at, done }
    return done
  }

  /** One attempt at the deliveries that have been due the longest, usually one; `idle` when there is nothing to do now. */
  async deliverNext(sink: Sink): Promise<'delivered' | 'failed' | 'idle'> {
    const claimed = await this.#claimNext(sink)
    return claimed.length > 0 ? this.#attempt(sink, claimed) : this.#reportHeldBack(sink)
  }

  async #reportHeldBack({ name, recipients, reportHeldBack }: Sink): Promise<'delivered' | 'failed' | 'idle'> {
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

  /** The inquiries of the next message; none when nothing is due, or when the pace has no room for it. */
  async #claimNext({ name, digest }: Sink): Promise<ClaimedDelivery[]> {
    const { queue } = this.#parts
    const now = this.#parts.now()
    if (!digest) {
      const delivery = await queue.claim(name, now)
      return delivery ? [delivery] : []
    }
    const traffic = await queue.traffic(name, now - HOUR_MS, now, digest.perHour)
    const part = mayPartGo(traffic, digest.perHour, now) && (await queue.duePart(name, now))
    const claimDigest = async (of: string | null) =>
      queue.claimSeveral(name, now, await queue.fitting(name, now, DIGEST, of), of)
    if (part) return claimDigest(part)
    const next = nextMessage(traffic, digest.perHour, now)
    if (next === 'later') return []
    return next === 'one' ? queue.claimSeveral(name, now, 1, null) : claimDigest(null)
  }

  async #attempt(sink: Sink, claimed: readonly ClaimedDelivery[]): Promise<'delivered' | 'failed' | 'idle'> {
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
      const isSplit = await this.#isSplit(sink, claimed, error)
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
    this.#deferrals.delete(sink.name)
    // The sink answers again: what failed because it did not is due now; what it refused is not.
    if (this.#failing.delete(sink.name)) await queue.retryFailed(sink.name, now())
    return 'delivered'
  }

  /** Whether a digest goes on in halves: one inquiry that the sink minds must not hold up the others. */
  async #isSplit({ name }: Sink, claimed: readonly ClaimedDelivery[], { kind }: DeliveryError): Promise<boolean> {
    if (claimed.length === 1 || kind === 'unreachable' || kind === 'denied') return false
    if (kind === 'refused') return true
    // Perhaps the sink has it. If no other inquiry joins it, the next attempt is the same mail.
    if (kind === 'cut off' && claimed.every(({ attempts }) => attempts === 1)) return false
    const deferrals = (this.#deferrals.get(name) ?? 0) + 1
    this.#deferrals.set(name, deferrals)
    return deferrals <= MOST_SPLITS || (await this.#parts.queue.parts(name)) < FEW_PARTS
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
      const wait = error.kind === 'refused' ? 0 : backoffMs(error, about.attempt, Math.random())
      await queue.split(claimed, error.message, now + wait)
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
    if (error.kind === 'refused') await queue.refused(first, error.message, refusedSince, now + wait)
    else await queue.failed(first, error.message, now + wait)
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

const errorOf = (thrown: unknown): DeliveryError =>
  thrown instanceof DeliveryError ? thrown : new DeliveryError('refused', (thrown as Error).name)

const keyOf = ({ sink, inquiry }: ClaimedDelivery) => `${sink}/${inquiry.id}`

/** For the log: one inquiry, or those of a digest. */
const idsOf = (claimed: readonly ClaimedDelivery[]) =>
  claimed.length === 1 ? { inquiry: claimed[0]?.inquiry.id } : { inquiries: claimed.map(({ inquiry }) => inquiry.id) }
