import type { IncomingMessage } from 'node:http'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { inlineScriptHashes } from './inline-script-hashes.ts'
import type { ServedBuild } from './served-build.ts'

const ONE_YEAR_S = 365 * 24 * 60 * 60

/** Powers the site never asks a browser for, so that nothing embedded in it can. */
const REFUSED_FEATURES = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']

const DOCUMENT_HEADERS = ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy']

/** A worker is ruled by the policy of its script, and fetches what pages show: pictures of any host as well. */
const connectable = ({ url }: IncomingMessage) => (url === '/sw.js' ? "'self' https:" : "'self'")

/** What a browser never shows as a document of its own, so that a policy for documents rules nothing in it. */
const PART_OF_A_PAGE = /^(?:text\/(?:css|javascript)|application\/javascript|font\/|image\/(?!svg))/

/**
 * The headers that keep browsers careful. The policy names all a page may load: an unlisted origin is a defect, not a
 * warning. It is a kilobyte, more than many a script, so what is only part of a page goes without; the worker has its own.
 */
export async function securityHeaders(app: FastifyInstance, build: () => ServedBuild) {
  const scripts = inlineScriptHashes(build)
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", () => scripts().join(' ')],
        'script-src-attr': ["'none'"],
        // Emotion, which Chakra UI is built on, writes the page's rules into <style> elements while it runs.
        'style-src': ["'self'", "'unsafe-inline'"],
        // A dealer's own photographs may live on any host.
        'img-src': ["'self'", 'https:', 'data:'],
        'font-src': ["'self'"],
        'connect-src': [connectable],
        'frame-src': ['https://www.openstreetmap.org', 'https://www.google.com'],
        'worker-src': ["'self'"],
        'manifest-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-site' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: false,
  })
  app.addHook('onSend', async (request, reply) => {
    const isPart = PART_OF_A_PAGE.test(String(reply.getHeader('content-type'))) && request.url !== '/sw.js'
    if (isPart) for (const name of DOCUMENT_HEADERS) reply.removeHeader(name)
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', '))
    // Over plain HTTP browsers ignore it. Subdomains are left alone: they may belong to somebody else's service.
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${ONE_YEAR_S}`)
  })
}
