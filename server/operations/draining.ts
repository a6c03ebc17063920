import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ConnectionLimits, OpenConnections } from '../connections.ts'

/** For the first request of a client that connected just before the stop. */
const FIRST_REQUEST_MS = 2_000
const CHECK_EVERY_MS = 100

/**
 * Closes each connection after its next answer, while `isDraining` and after the server is closed, so that none is in
 * use when the server closes them all. This includes answers that were being sent when the stop began.
 */
export function endConnections(app: FastifyInstance, isDraining: () => boolean) {
  let isClosed = false
  app.addHook('preClose', (done) => {
    isClosed = true
    done()
  })
  const endConnection = (reply: FastifyReply) => {
    if (isDraining() || isClosed) reply.header('connection', 'close')
  }
  app.addHook('onRequest', (_request, reply, next) => {
    endConnection(reply)
    next()
  })
  app.addHook('onSend', (_request, reply, _payload, next) => {
    endConnection(reply)
    next()
  })
}

/**
 * After the server is closed, closes connections without a request, and after `stopMs` all others. Node.js would wait up
 * to a minute for a client that has sent half a request, sends it byte by byte, or reads its answer so.
 */
export function closeConnections(app: FastifyInstance, open: OpenConnections, { stopMs }: ConnectionLimits) {
  app.addHook('preClose', (done) => {
    const closedAt = performance.now()
    const timer = setInterval(() => {
      const waited = performance.now() - closedAt
      for (const [socket, requests] of open)
        if (waited > stopMs || (waited > FIRST_REQUEST_MS && requests.length === 0)) socket.destroy()
    }, CHECK_EVERY_MS).unref()
    app.server.once('close', () => clearInterval(timer))
    done()
  })
}
