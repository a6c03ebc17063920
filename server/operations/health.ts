import type { FastifyInstance } from 'fastify'

/**
 * `/healthz`: the server answers and is not stopping, so a balancer may send visitors here. `/readyz`: it could also
 * store an inquiry. Servers with a shared database stop being ready at the same time, and still serve pages.
 * @param isReady whether an inquiry could be stored now
 * @param isDraining whether the server is stopping: it still answers, but a balancer should leave it
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
