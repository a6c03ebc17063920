import type { FastifyError, FastifyInstance } from 'fastify'
import type { ApiError } from '../../src/contract/errors.ts'

/** What a person is told when the server, and not one of its routes, refuses a request. */
const SENTENCES: Record<number, string> = {
  400: 'We could not read that request. Please try again.',
  404: 'There is nothing at this address.',
  413: 'That message is too long to send. Please shorten it and try again.',
  415: 'This address takes JSON only.',
  429: 'Too many requests from this connection. Please wait a moment and try again.',
  503: 'We cannot take messages right now. Please try again in a few minutes or call us.',
}

export const apiError = (status: number): ApiError => ({
  error:
    SENTENCES[status] ??
    (status < 500 ? 'That request was refused.' : 'Something went wrong on our side. Please try again.'),
})

/** Every failure leaves as `{ error }` in a person's words; what went wrong inside goes to the log only. */
export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ err: error, route: request.routeOptions.url }, 'request failed')
    reply.code(status).header('cache-control', 'no-store').send(apiError(status))
  })
}

/** Answers 405 to the methods a path does not have. On the request hook: the body is not worth reading. */
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
