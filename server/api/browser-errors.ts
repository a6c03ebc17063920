import type { FastifyInstance } from 'fastify'
import { endpoints } from '../../src/contract/endpoints.ts'
import { errorReportSchema } from '../../src/contract/error-report.ts'
import type { Metrics } from '../metrics.ts'
import type { ServedBuild } from '../served-build.ts'
import { fileOf } from '../site/static-files.ts'
import { refuseCrossSite } from './cross-site.ts'
import { refuseOtherMethods } from './errors.ts'
import { limitOverAll, MINUTE_MS } from './rate-limit.ts'

const DAY_MS = 24 * 60 * 60_000
const PER_CLIENT = 10
const OVER_ALL = 60

/** How many different errors are logged per day, so that a client that invents errors cannot fill the log. */
const MOST_LOGGED = 200

/**
 * Takes reports of errors in visitors' browsers. Logs each error once a day, by kind, place and version, and counts all
 * of them. Drops reports about scripts that this build does not have.
 */
export function browserErrors(app: FastifyInstance, build: () => ServedBuild, metrics: Metrics) {
  const logged = new Set<string>()
  const timer = setInterval(() => logged.clear(), DAY_MS).unref()
  app.addHook('onClose', async () => clearInterval(timer))

  const options = {
    bodyLimit: 1_024,
    config: { rateLimit: { max: PER_CLIENT, timeWindow: MINUTE_MS } },
    onRequest: refuseCrossSite,
    preParsing: limitOverAll(app, OVER_ALL, () => undefined),
  }
  app.post(endpoints.errors, options, (request, reply) => {
    const { data: report } = errorReportSchema.safeParse(request.body)
    reply.code(204).header('cache-control', 'no-store')
    const script = report?.place.replace(/^\/|:\d+:\d+$/g, '')
    if (!report || !script || !fileOf(build(), script)) return reply.send()
    metrics.browserError()
    const key = `${report.version} ${report.place} ${report.name}`
    if (!logged.has(key) && logged.size < MOST_LOGGED) {
      logged.add(key)
      app.log.warn({ error: report.name, place: report.place, version: report.version }, 'browser error')
    }
    return reply.send()
  })
  refuseOtherMethods(app, endpoints.errors, ['POST'])
}
