import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../metrics.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * `/metrics` for Prometheus, which sends the token. Without a token the route does not exist, because a proxy would
 * make it public.
 */
export function metricsRoute(app: FastifyInstance, metrics: Metrics, token: string | undefined) {
  if (token === undefined) return
  const expected = digest(`Bearer ${token}`)
  app.get('/metrics', async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) return reply.callNotFound()
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text())
  })
}
