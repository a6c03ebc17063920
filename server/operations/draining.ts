import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { OpenConnections } from '../connections.ts'

/** For the first request of a client that connected just before the stop. */
const FIRST_REQUEST_MS = 2_000
const CHECK_EVERY_MS = 100

/** For a client that stops sending its request or reading its response: longer than any response takes to begin. */
const SILENT_MS = 10_000

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
 * After the server is closed, closes connections without a request, and silent ones. Node.js would wait for clients
 * that have sent nothing or half a request, and for those whose answer had begun before the stop.
 */
export function closeIdleConnections(app: FastifyInstance, open: OpenConnections) {
  app.addHook('preClose', (done) => {
    const closedAt = performance.now()
    const heard = new Map<Socket, { bytes: number; at: number }>()
    const isSilent = (socket: Socket, now: number) => {
      const bytes = socket.bytesRead + socket.bytesWritten
      const last = heard.get(socket)
      if (last?.bytes === bytes) return now - last.at > SILENT_MS
      heard.set(socket, { bytes, at: now })
      return false
    }
    const timer = setInterval(() => {
      const now = performance.now()
      const isFirstOver = now - closedAt > FIRST_REQUEST_MS
      for (const [socket, requests] of open)
        if (isSilent(socket, now) || (isFirstOver && requests.length === 0)) socket.destroy()
    }, CHECK_EVERY_MS).unref()
    app.server.once('close', () => clearInterval(timer))
    done()
  })
}
