import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from '../metrics.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/

/** Asked on this machine itself, and not through a proxy that happens to run here. */
const isLocal = ({ raw, headers }: FastifyRequest) =>
  LOOPBACK.test(raw.socket.remoteAddress ?? '') && !headers['x-forwarded-for'] && !headers.forwarded

/** `/metrics` for Prometheus. With a token for whoever presents it; without one for this machine only. */
export function metricsRoute(app: FastifyInstance, metrics: Metrics, token: string | undefined) {
  const mayRead = (request: FastifyRequest) =>
    token === undefined
      ? isLocal(request)
      : timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`))

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request)) return reply.callNotFound()
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text())
  })
}
