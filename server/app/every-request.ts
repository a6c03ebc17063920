import type { FastifyInstance } from 'fastify'
import { answerErrors, markAnswers } from '../api/errors.ts'
import { rateLimits } from '../api/rate-limit.ts'
import type { Config } from '../config.ts'
import { answerInTurn, cutOffSlowReaders } from '../connections.ts'
import { readPreferencesOnce } from '../content-coding.ts'
import { closeConnections, endConnections } from '../operations/draining.ts'
import { httpMetrics } from '../operations/http-metrics.ts'
import type { ResponseCache } from '../response-cache.ts'
import { securityHeaders } from '../security-headers.ts'
import type { Stores } from './open-stores.ts'

/**
 * What each request passes before its route, in this order.
 * @param isDraining whether the server is stopping and waits for balancers to notice
 */
export async function everyRequest(
  app: FastifyInstance,
  config: Config,
  { metrics, build }: Stores,
  responses: ResponseCache,
  isDraining: () => boolean,
) {
  answerErrors(app)
  markAnswers(app)
  const open = answerInTurn(app, config.connectionLimits)
  endConnections(app, isDraining)
  closeConnections(app, open, config.connectionLimits)
  cutOffSlowReaders(app, config.connectionLimits)
  httpMetrics(app, metrics.registry)
  readPreferencesOnce(app)
  responses.replay(app)
  securityHeaders(app, build)
  await rateLimits(app, config.trustProxy)
}
