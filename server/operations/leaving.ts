import type { FastifyInstance } from 'fastify'

/** Ends each connection with its next answer while `isLeaving`, so that none is in use when the server closes them all. */
export function endConnections(app: FastifyInstance, isLeaving: () => boolean) {
  app.addHook('onRequest', (_request, reply, next) => {
    if (isLeaving()) reply.header('connection', 'close')
    next()
  })
}
