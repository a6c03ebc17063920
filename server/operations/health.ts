import type { FastifyInstance } from 'fastify'

/**
 * `/healthz`: the server answers and is not being stopped, so a balancer may send visitors here. `/readyz`: it could store an
 * inquiry too. Servers that share a database are not ready all at the same time, and still have the pages.
 * @param isReady whether an inquiry could be stored now
 * @param isDraining whether the server was told to stop: it still answers, but a balancer should not count on it
 */
export function health(app: FastifyInstance, isReady: () => Promise<boolean>, isDraining: () => boolean) {
  app.get('/healthz', (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isDraining()) reply.code(503).send({ status: 'being stopped' })
    else reply.send({ status: 'ok' })
  })
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isDraining()) return reply.code(503).send({ status: 'not ready', reason: 'the server is being stopped' })
    if (await isReady()) return { status: 'ready' }
    return reply.code(503).send({ status: 'not ready', reason: 'inquiries cannot be stored' })
  })
}
