import type { FastifyInstance } from 'fastify'
import { dealer } from '../../src/content/dealer.ts'

const DAY_MS = 24 * 60 * 60_000

/**
 * The file must say how long it is valid (RFC 9116), preferably less than a year, so it is written for each request.
 */
const HOLDS_DAYS = 180

/** Serves `/.well-known/security.txt`: where to report a vulnerability. */
export function securityTxt(app: FastifyInstance) {
  app.get('/.well-known/security.txt', (_request, reply) => {
    const expires = new Date(Math.floor(Date.now() / DAY_MS + HOLDS_DAYS) * DAY_MS)
    const lines = [
      `Contact: mailto:${dealer.email.info}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${dealer.url}/.well-known/security.txt`,
    ]
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`${lines.join('\n')}\n`)
  })
}
