import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance } from 'fastify'
import type { ApiError } from '../../src/contract/api-error.ts'
import { API_HEADER } from '../../src/contract/own-answer.ts'

/** What a person reads when the server itself, not one of its routes, refuses a request. */
const SENTENCES: Record<number, string> = {
  400: 'We couldn’t read that request. Please try again.',
  404: 'There’s nothing at this address.',
  408: 'That request took too long to arrive. Please try again.',
  413: 'That message is too long to send. Please shorten it and try again.',
  415: 'This address takes JSON only.',
  429: 'Too many requests from this connection. Please wait a moment and try again.',
  431: 'That request is too long for us to read.',
  503: 'We can’t take messages right now. Please try again in a few minutes or call us.',
}

export const apiError = (status: number): ApiError => ({
  error:
    SENTENCES[status] ??
    (status < 500 ? 'We couldn’t accept that request.' : 'Something went wrong on our end. Please try again.'),
})

/** onSend hook: marks the answers of the API, so that a device tells them from those of a proxy. Call it before the routes. */
export function markAnswers(app: FastifyInstance) {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.url.startsWith('/api/')) reply.header(API_HEADER, '1')
    done(null, payload)
  })
}

/** Every failure is answered with `{ error }`, a sentence for a person; the cause inside the server goes to the log only. */
export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ err: error, route: request.routeOptions.url }, 'request failed')
    reply.code(status).header('cache-control', 'no-store').send(apiError(status))
  })
}

/** Statuses for requests that Node.js could not read, by its error code. All others get 400. */
const UNREADABLE: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** The same for bytes that are not HTTP. They never become a request, so the answer is written to the socket. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = UNREADABLE[error.code ?? ''] ?? 400
  const body = JSON.stringify(apiError(status))
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    `${API_HEADER}: 1`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

/** Answers 405 to methods that a path does not have. Runs on the request hook, before the body is read. */
export function refuseOtherMethods(app: FastifyInstance, url: string, allowed: readonly ('GET' | 'HEAD' | 'POST')[]) {
  const method = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter(
    (name) => !(allowed as readonly string[]).includes(name),
  )
  app.route({
    url,
    method,
    exposeHeadRoute: false,
    onRequest: async (_request, reply) => {
      const allow = allowed.join(', ')
      return reply
        .code(405)
        .header('allow', allow)
        .send({ error: `This address answers ${allow} only.` })
    },
    handler: async () => undefined,
  })
}
