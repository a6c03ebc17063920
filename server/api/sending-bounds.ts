import type { Undelivered } from '../store/undelivered.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/**
 * A client may store this many times its inquiries per minute in an hour: four kiosks with sixty inquiries an hour
 * share an address.
 */
const OF_AN_HOUR = 12
const UNDELIVERED = 25
/** Each refusal harms the reputation of the site's mails and delays the inquiries in the same digest. */
const REFUSED = 1
const BYTES_OF_A_DAY = 256 * 1024

/** How often a client's undelivered inquiries are counted again, and when it may try again. */
const RECOUNT_MS = 5_000
const UNDELIVERED_RETRY_S = 60

/**
 * The share of the total up to which a client is served, by how many of its inquiries were accepted within the hour. A
 * network may have 16 times as many. The rest of the total is left to clients that sent fewer.
 */
const SHARES: readonly [sent: number, share: number][] = [
  [1, 1],
  [4, 3 / 4],
  [Number.POSITIVE_INFINITY, 1 / 2],
]
const CLIENTS_OF_NETWORK = 16

/** At most this many clients are remembered for a day; the one that has not sent for longest is dropped first. */
const MOST_CLIENTS = 20_000

/** A count that starts again when its time is over. */
class Count {
  private value = 0
  private since = Number.NEGATIVE_INFINITY
  private readonly lasts: number
  constructor(lasts: number) {
    this.lasts = lasts
  }

  /** @returns a function that takes it back, unless the count has started again */
  add(more: number, now: number): () => void {
    if (this.isOver(now)) this.since = now
    this.value = this.at(now) + more
    const { since } = this
    return () => {
      if (this.since === since) this.value -= more
    }
  }

  at(now: number): number {
    if (this.isOver(now)) this.value = 0
    return this.value
  }

  /** Seconds until the count starts again. */
  left(now: number): number {
    return Math.max(1, Math.ceil((this.since + this.lasts - now) / 1000))
  }

  private isOver(now: number): boolean {
    return now - this.since >= this.lasts
  }
}

const newClient = () => ({
  last: 0,
  minute: new Count(MINUTE_MS),
  hour: new Count(HOUR_MS),
  bytes: new Count(DAY_MS),
  /** Ids of its inquiries that were undelivered or refused at the last count. */
  undelivered: new Set<string>(),
  /** How many of them were refused. */
  refused: 0,
  countedAt: Number.NEGATIVE_INFINITY,
})

const newNetwork = () => ({ last: 0, hour: new Count(HOUR_MS) })

/** The latest senders, remembered for a day. */
class Senders<Sender extends { last: number }> {
  private readonly known = new Map<string, Sender>()
  private readonly create: () => Sender
  constructor(create: () => Sender) {
    this.create = create
  }

  get(key: string): Sender {
    return this.known.get(key) ?? this.create()
  }

  remember(key: string, sender: Sender, now: number): void {
    sender.last = now
    this.known.delete(key)
    this.known.set(key, sender)
    for (const [oldest, { last }] of this.known) {
      if (this.known.size <= MOST_CLIENTS && now - last < DAY_MS) return
      this.known.delete(oldest)
    }
  }
}

/** Who sends: the address of one customer, and the network it belongs to. */
export type Origin = { client: string; network: string }

export type Refusal = { status: 429 | 503; retryAfter: number }

/** Limits on what is stored, per client and in total. Only accepted inquiries count. The clock is monotonic. */
export class SendingBounds {
  private readonly clients = new Senders(newClient)
  private readonly networks = new Senders(newNetwork)
  private readonly all = new Count(MINUTE_MS)
  private readonly limits: { perMinute: number; totalPerMinute: number }
  private readonly undelivered: (ids: readonly string[]) => Promise<readonly Undelivered[]>
  private readonly now: () => number

  /**
   * @param limits inquiries stored per minute, from one client and from all
   * @param undelivered tells which of these inquiries no recipient has taken, or a sink refuses
   */
  constructor(
    limits: { perMinute: number; totalPerMinute: number },
    undelivered: (ids: readonly string[]) => Promise<readonly Undelivered[]>,
    now = () => performance.now(),
  ) {
    this.limits = limits
    this.undelivered = undelivered
    this.now = now
  }

  /** Call before {@link take}: updates the counts of a client that may be at a limit, after deliveries and refusals. */
  async recount(key: string): Promise<void> {
    const client = this.clients.get(key)
    if (client.undelivered.size < REFUSED * this.limits.perMinute) return
    if (this.now() - client.countedAt < RECOUNT_MS) return
    client.countedAt = this.now()
    const ids = [...client.undelivered]
    const rows = await this.undelivered(ids)
    const left = new Set(rows.map(({ id }) => id))
    for (const id of ids) if (!left.has(id)) client.undelivered.delete(id)
    client.refused = rows.filter(({ isRefused }) => isRefused).length
  }

  /**
   * Counts an inquiry before it is stored, so that many at once cannot pass together.
   * @returns why it is refused, or a way to take the count back if storing fails
   */
  take(origin: Origin, inquiry: { id: string; size: number }): Refusal | { giveBack: () => void } {
    const now = this.now()
    const { perMinute, totalPerMinute } = this.limits
    const client = this.clients.get(origin.client)
    const network = this.networks.get(origin.network)
    const { minute, hour, bytes, undelivered, refused } = client

    if (undelivered.size >= UNDELIVERED * perMinute || refused >= REFUSED * perMinute)
      return { status: 429, retryAfter: UNDELIVERED_RETRY_S }
    const sent = Math.max(hour.at(now), network.hour.at(now) / CLIENTS_OF_NETWORK)
    const [, share = 1] = SHARES.find(([fewer]) => sent < fewer) ?? []
    const bounds: [Count, Refusal['status'], isReached: boolean][] = [
      [bytes, 429, bytes.at(now) + inquiry.size > perMinute * BYTES_OF_A_DAY],
      [hour, 429, hour.at(now) >= OF_AN_HOUR * perMinute],
      [minute, 429, minute.at(now) >= perMinute],
      [this.all, 503, this.all.at(now) >= share * totalPerMinute],
    ]
    const reached = bounds.find(([, , isReached]) => isReached)
    if (reached) return { status: reached[1], retryAfter: reached[0].left(now) }

    const counts = [minute, hour, network.hour, this.all].map((count) => count.add(1, now))
    counts.push(bytes.add(inquiry.size, now))
    const id = inquiry.id.toLowerCase()
    // A copy of an inquiry that is already counted is not stored again, so it counts once.
    if (!undelivered.has(id)) counts.push(() => undelivered.delete(id))
    undelivered.add(id)
    this.clients.remember(origin.client, client, now)
    this.networks.remember(origin.network, network, now)
    return {
      giveBack: () => {
        for (const takeBack of counts) takeBack()
      },
    }
  }
}
