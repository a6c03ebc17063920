import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'

const QUIET = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }

/** Prepares limits per client address; a route takes part through its `config.rateLimit`. */
export async function rateLimits(app: FastifyInstance, trustProxy: boolean | string) {
  await app.register(rateLimit, {
    global: false,
    addHeaders: { ...QUIET, 'retry-after': true },
    addHeadersOnExceeding: QUIET,
  })
  if (trustProxy) return
  let warned = false
  app.addHook('onRequest', async (request) => {
    if (warned || !request.headers['x-forwarded-for']) return
    warned = true
    app.log.warn('Visitors come through a proxy, but TRUST_PROXY is not set: they all count as one client.')
  })
}
