import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Whether a browser says that the request comes from another site. Those that send no `Sec-Fetch-Site` (Safari before
 * 16.4) still say where a post comes from; what is not a browser says nothing and cannot be misled into posting.
 */
export function isCrossSite({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin'
  const { origin } = headers
  if (origin === undefined) return false
  return !URL.canParse(origin) || new URL(origin).host !== host
}

/** Keeps other sites from posting inquiries in the name of their visitors. */
export async function refuseCrossSite(request: FastifyRequest, reply: FastifyReply) {
  if (!isCrossSite(request)) return
  return reply.code(403).send({ error: 'Please send your message from the form on our own site.' })
}
