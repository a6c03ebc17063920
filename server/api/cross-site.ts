import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Whether a browser says that the request comes from another site. Browsers that send no `Sec-Fetch-Site` (Safari
 * before 16.4) still send `Origin` with a post. Other clients send neither, and no page can trick them into posting.
 */
export function isCrossSite({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin'
  const { origin } = headers
  if (origin === undefined) return false
  return !URL.canParse(origin) || new URL(origin).host !== host
}

/** Keeps other sites from posting inquiries through their visitors' browsers. */
export async function refuseCrossSite(request: FastifyRequest, reply: FastifyReply) {
  if (!isCrossSite(request)) return
  return reply.code(403).send({ error: 'Please send your message from the form on our own site.' })
}
