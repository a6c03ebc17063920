const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** A client that had no more than these accepted within an hour has sent little. */
const LITTLE = 3

/** So many clients are remembered, for a day; the one that sent longest ago is forgotten first. */
const MOST_CLIENTS = 10_000

/** A count that begins again when its time is over. */
class Count {
  private value = 0
  private since = Number.NEGATIVE_INFINITY
  private readonly lasts: number
  constructor(lasts: number) {
    this.lasts = lasts
  }

  add(more: number, now: number): void {
    if (this.isOver(now)) this.since = now
    this.value = Math.max(0, this.at(now) + more)
  }

  at(now: number): number {
    if (this.isOver(now)) this.value = 0
    return this.value
  }

  /** Seconds until the count begins again. */
  left(now: number): number {
    return Math.max(1, Math.ceil((this.since + this.lasts - now) / 1000))
  }

  private isOver(now: number): boolean {
    return now - this.since >= this.lasts
  }
}

const newClient = () => ({ last: 0, minute: new Count(MINUTE_MS), hour: new Count(HOUR_MS), bytes: new Count(DAY_MS) })

export type Refusal = { status: 429 | 503; retryAfter: number }

/**
 * Bounds on what is stored, for each client and over all. Clients that had more than a few accepted within the hour have half
 * of the total: the other half is left for people. The clock is monotonic.
 */
export class SendingBounds {
  private readonly clients = new Map<string, ReturnType<typeof newClient>>()
  private readonly all = new Count(MINUTE_MS)
  private readonly busy = new Count(MINUTE_MS)
  private readonly limits: { perMinute: number; totalPerMinute: number }
  private readonly now: () => number

  /** @param limits inquiries stored in a minute, of one client and of all; one client has 6 times as many in an hour */
  constructor(limits: { perMinute: number; totalPerMinute: number }, now = () => performance.now()) {
    this.limits = limits
    this.now = now
  }

  /**
   * Counts an inquiry before it is stored, so that many at once do not pass together.
   * @returns why it is refused, or how to take it back when it was not stored
   */
  take(key: string, size: number): Refusal | { giveBack: () => void } {
    const now = this.now()
    const { perMinute, totalPerMinute } = this.limits
    const client = this.clients.get(key) ?? newClient()
    const isBusy = client.hour.at(now) > LITTLE
    const bounds: [Count, Refusal['status'], isReached: boolean][] = [
      [client.bytes, 429, client.bytes.at(now) + size > perMinute * 256 * 1024],
      [client.hour, 429, client.hour.at(now) >= 6 * perMinute],
      [client.minute, 429, client.minute.at(now) >= perMinute],
      [this.busy, 503, isBusy && this.busy.at(now) >= totalPerMinute / 2],
      [this.all, 503, this.all.at(now) >= totalPerMinute],
    ]
    const reached = bounds.find(([, , isReached]) => isReached)
    if (reached) return { status: reached[1], retryAfter: reached[0].left(now) }

    const add = (times: 1 | -1) => {
      const at = this.now()
      for (const count of [client.minute, client.hour, this.all, ...(isBusy ? [this.busy] : [])]) count.add(times, at)
      client.bytes.add(times * size, at)
    }
    add(1)
    this.remember(key, client, now)
    return { giveBack: () => add(-1) }
  }

  private remember(key: string, client: ReturnType<typeof newClient>, now: number): void {
    client.last = now
    this.clients.delete(key)
    this.clients.set(key, client)
    for (const [oldest, { last }] of this.clients) {
      if (this.clients.size <= MOST_CLIENTS && now - last < DAY_MS) return
      this.clients.delete(oldest)
    }
  }
}
