import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** In milliseconds, except the two numbers at the end. */
export type ConnectionLimits = {
  /** For a whole request to arrive: enough for the weakest signal, and a limit against slow-request attacks. */
  requestMs: number
  /** For the headers of a request. */
  headMs: number
  /** Without a byte in either direction while a request is running. */
  silenceMs: number
  /** For a client to receive its answer: 4 MB need 14 KB a second. */
  answerMs: number
  /** For requests under way when the server stops: longer than any answer takes to begin. */
  stopMs: number
  /** How often the limits are checked. */
  checkMs: number
  /** How many may be open at a time. Further ones are closed at once, so that memory is limited. */
  connections: number
  /**
   * How many requests of one connection may wait for their answers. One more closes it: browsers and proxies send one
   * at a time.
   */
  unanswered: number
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  requestMs: 60_000,
  headMs: 20_000,
  silenceMs: 60_000,
  answerMs: 300_000,
  stopMs: 10_000,
  checkMs: 5_000,
  connections: 10_000,
  unanswered: 10,
}

/** The limits as Fastify and Node.js take them; {@link cutOffSlowReaders} does the rest. */
export const serverOptions = ({ requestMs, headMs, silenceMs, checkMs }: ConnectionLimits) => ({
  requestTimeout: requestMs,
  connectionTimeout: silenceMs,
  // Fastify would answer 503 on a connection opened just before the server stops, and a visitor behind a proxy would
  // see it.
  return503OnClosing: false,
  http: { headersTimeout: headMs, connectionsCheckingInterval: checkMs },
})

/** Closes connections whose client does not read its answer in time. Node.js only limits the time for requests. */
export function cutOffSlowReaders(app: FastifyInstance, { answerMs, checkMs, connections }: ConnectionLimits) {
  /** Open connections. The value says since when the client has not read data that is ready for it. */
  const waitingSince = new Map<Socket, number | undefined>()

  app.server.maxConnections = connections
  app.server.on('connection', (socket: Socket) => {
    waitingSince.set(socket, undefined)
    socket.once('close', () => waitingSince.delete(socket))
  })
  const check = () => {
    const now = performance.now()
    for (const [socket, since] of waitingSince) {
      if (socket.writableLength === 0) waitingSince.set(socket, undefined)
      else if (since === undefined) waitingSince.set(socket, now)
      else if (now - since > answerMs) socket.destroy()
    }
  }
  const timer = setInterval(check, checkMs).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

/** Open connections. Each has a list of its unanswered requests, as functions that start the answer. */
export type OpenConnections = ReadonlyMap<Socket, (() => void)[]>

/**
 * onRequest hook: answers the requests of a connection one after the other. Node.js would start all at once, and for a
 * client that reads nothing the server would hold every answer, or an open file that is not closed when the client
 * leaves. Call it before everything that answers.
 */
export function answerInTurn(app: FastifyInstance, { unanswered }: ConnectionLimits): OpenConnections {
  const open = new Map<Socket, (() => void)[]>()
  app.server.on('connection', (socket: Socket) => {
    open.set(socket, [])
    socket.once('close', () => open.delete(socket))
  })
  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    const requests = open.get(socket)
    // Requests that arrived in the same packet are still read after the connection was closed.
    if (socket.destroyed || (requests && requests.length >= unanswered)) {
      reply.hijack()
      socket.destroy()
      return
    }
    // `app.inject` has no connection.
    if (!requests) return done()
    requests.push(done)
    reply.raw.once('close', () => {
      requests.shift()
      if (!socket.destroyed) requests[0]?.()
    })
    if (requests.length === 1) done()
  })
  return open
}
