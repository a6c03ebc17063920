import type { FastifyInstance } from 'fastify'

/**
 * `/healthz`: the process is up and answers. `/readyz`: it can take inquiries, so a balancer may send visitors here.
 * @param isReady whether an inquiry could be stored now
 * @param isLeaving whether the server was told to stop: it still answers, but a balancer should not count on it
 */
export function health(app: FastifyInstance, isReady: () => Promise<boolean>, isLeaving: () => boolean) {
  app.get('/healthz', (_request, reply) => {
    reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isLeaving()) return reply.code(503).send({ status: 'not ready', reason: 'the server is being stopped' })
    if (await isReady()) return { status: 'ready' }
    return reply.code(503).send({ status: 'not ready', reason: 'inquiries cannot be stored' })
  })
}
