import type { FastifyInstance } from 'fastify'

/**
 * `/healthz`: the process is up and answers. `/readyz`: it can take inquiries, so a balancer may send visitors here.
 * @param ping resolves when the database answers
 */
export function health(app: FastifyInstance, ping: () => Promise<void>) {
  app.get('/healthz', (_request, reply) => {
    reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await ping()
      return { status: 'ready' }
    } catch {
      return reply.code(503).send({ status: 'not ready', reason: 'the database does not answer' })
    }
  })
}
