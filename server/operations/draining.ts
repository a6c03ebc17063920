import type { FastifyInstance } from 'fastify'

/** Ends each connection with its next answer while `isDraining`, so that none is in use when the server closes them all. */
export function endConnections(app: FastifyInstance, isDraining: () => boolean) {
  app.addHook('onRequest', (_request, reply, next) => {
    if (isDraining()) reply.header('connection', 'close')
    next()
  })
}
