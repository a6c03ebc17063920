import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

/** Sets the security headers on every answer. */
export function officeHeaders(app: FastifyInstance, origin: string) {
  const set = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        // Chakra adds its rules to the page.
        'style-src': ["'self'", "'unsafe-inline'"],
        // A dealer's own photographs may be on any host; photographs that a person is adding have `blob:` addresses.
        'img-src': ["'self'", 'https:', 'data:', 'blob:'],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: origin.startsWith('https:') ? { includeSubDomains: false } : false,
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('cache-control', 'no-store')
    set(request.raw, reply.raw, (error) => done(error as Error | undefined))
  })
}
