import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Histogram, type Registry } from 'prom-client'
import { FEATURED_VEHICLE_PATTERN, VEHICLE_PATTERN } from '../../src/addresses/paths.ts'
import { endpoints } from '../../src/contract/endpoints.ts'

/** In seconds: from an answer from memory to one for which no visitor waits. */
const BUCKETS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10]

/** Addresses of one kind are counted together, so that invented addresses cannot add series without limit. */
const CLASSES: Readonly<Record<string, string>> = {
  [endpoints.contact]: 'contact',
  [endpoints.vehicles]: 'vehicles',
  [`${endpoints.vehicles}/:ref`]: 'vehicle',
  [VEHICLE_PATTERN]: 'page',
  [FEATURED_VEHICLE_PATTERN]: 'page',
  '/healthz': 'operations',
  '/readyz': 'operations',
  '/metrics': 'operations',
}

function classOf({ routeOptions, url }: FastifyRequest): string {
  const known = CLASSES[routeOptions.url ?? '']
  if (known) return known
  if (url.startsWith('/api')) return 'other'
  return /^[^?]*\.[^/.?]+(?:\?|$)/.test(url) ? 'file' : 'page'
}

/** Counts answers and how long they took, by kind of address and status. */
export function httpMetrics(app: FastifyInstance, registry: Registry) {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer, by kind of address and status',
    labelNames: ['route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  /** Each looked up once, because the library builds a key from the labels at every call. */
  const series = new Map<string, ReturnType<typeof durations.labels>>()
  app.addHook('onResponse', (request, reply, done) => {
    const route = classOf(request)
    const key = `${route} ${reply.raw.statusCode}`
    let one = series.get(key)
    if (!one) {
      one = durations.labels(route, String(reply.raw.statusCode))
      series.set(key, one)
    }
    one.observe(reply.elapsedTime / 1000)
    done()
  })
}
