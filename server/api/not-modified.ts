import type { FastifyReply, FastifyRequest } from 'fastify'

/** Answers 304 and returns true when the client already has this version. */
export function notModified(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.headers({ etag, 'cache-control': 'no-cache', 'content-type': 'application/json; charset=utf-8' })
  const held = request.headers['if-none-match']?.split(',').map((tag) => tag.trim())
  if (!held?.some((tag) => tag === etag || tag === '*')) return false
  reply.code(304).send()
  return true
}
