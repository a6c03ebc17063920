import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clientKey } from '../client-address.ts'
import { apiError } from './errors.ts'

export const MINUTE_MS = 60_000

const QUIET = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }

/** At most this many clients are counted per address; the one not seen for longest is dropped first. */
const MOST_CLIENTS = 5000

/** The package's store on a monotonic clock, so that setting the system clock back does not prolong a minute. */
class MonotonicStore implements FastifyRateLimitStore {
  private readonly windows = new Map<string, { current: number; since: number }>()

  incr: FastifyRateLimitStore['incr'] = (key, callback, timeWindow = MINUTE_MS) => {
    const now = performance.now()
    const known = this.windows.get(key)
    const window = known && now - known.since < timeWindow ? known : { current: 0, since: now }
    window.current += 1
    this.windows.delete(key)
    this.windows.set(key, window)
    const [oldest] = this.windows.keys()
    if (this.windows.size > MOST_CLIENTS && oldest !== undefined) this.windows.delete(oldest)
    callback(null, { current: window.current, ttl: window.since + timeWindow - now })
  }

  child(): MonotonicStore {
    return new MonotonicStore()
  }
}

/** Prepares limits per client address. A route opts in through its `config.rateLimit`. */
export async function rateLimits(app: FastifyInstance, trustProxy: boolean | string) {
  await app.register(rateLimit, {
    global: false,
    store: MonotonicStore,
    keyGenerator: clientKey,
    addHeaders: { ...QUIET, 'retry-after': true },
    addHeadersOnExceeding: QUIET,
  })
  if (trustProxy) return
  let warned = false
  app.addHook('onRequest', async (request) => {
    if (warned || !request.headers['x-forwarded-for']) return
    warned = true
    app.log.warn('Visitors come through a proxy, but TRUST_PROXY is not set: they all count as one client.')
  })
}

/**
 * Limits the requests of all clients together, for work that costs the dealer something. A request that its own
 * client's limit has refused does not count, so a single sender cannot use up this limit.
 * @param onRefused called for each refused request
 */
export function limitOverAll(app: FastifyInstance, perMinute: number, onRefused: () => void) {
  const check = app.createRateLimit({ max: perMinute, timeWindow: MINUTE_MS, keyGenerator: () => 'all' })
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const limit = await check(request)
    if (limit.isAllowed || !limit.isExceeded) return
    onRefused()
    return reply.code(503).header('retry-after', limit.ttlInSeconds).send(apiError(503))
  }
}
