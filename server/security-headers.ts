import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import { inlineScriptHashes } from './inline-script-hashes.ts'
import type { ServedBuild } from './served-build.ts'

const ONE_YEAR_S = 365 * 24 * 60 * 60

/** Browser features that the site never uses, denied to anything embedded in it as well. */
const REFUSED_FEATURES = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']

const DOCUMENT_HEADERS = ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy']

/** What a browser never shows as a document of its own, so that a policy for documents has no effect in it. */
const PART_OF_A_PAGE = /^(?:text\/(?:css|javascript)|application\/javascript|font\/|image\/(?!svg))/

type Headers = Readonly<Record<string, string>>

/**
 * The policy names all a page may load: an unlisted origin is a defect, not a warning.
 * @param scripts sources of the inline scripts
 * @param connectable where scripts may fetch from
 */
const policy = (scripts: readonly string[], connectable: readonly string[]) => ({
  useDefaults: false,
  directives: {
    'default-src': ["'self'"],
    // WebAssembly: the decoder of the 3-D models. Text is still not evaluated as a script.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...scripts],
    'script-src-attr': ["'none'"],
    // A page at its address carries its rules in a <style> element (record 33), each page its own.
    // A bar of a chart is as long as its figure: the length is in the element's `style`.
    'style-src': ["'self'", "'unsafe-inline'"],
    // A dealer's own photographs may live on any host.
    'img-src': ["'self'", 'https:', 'data:'],
    'font-src': ["'self'"],
    'connect-src': connectable,
    'frame-src': ['https://www.openstreetmap.org', 'https://www.google.com'],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // Trusted Types: text never becomes HTML or a script. The page's policy makes the address of the
    // worker. Lit, in the viewer of models, makes its own for the templates in its code.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['worker', 'lit-html'],
  },
})

/** What helmet sets, computed once: it would do so at every request. */
function headersWith(contentSecurityPolicy: ReturnType<typeof policy>): Headers {
  const headers: Record<string, string> = {
    'permissions-policy': REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  }
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value
    },
    removeHeader: () => undefined,
  }
  helmet({
    contentSecurityPolicy,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-site' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: false,
  })({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error) throw error
  })
  return headers
}

/**
 * A policy is a kilobyte, more than many a script, so what is only part of a page goes without. A worker is subject to the
 * policy of its script, and fetches what pages show: pictures of any host as well.
 */
function headersFor(scripts: readonly string[]) {
  const document = headersWith(policy(scripts, ["'self'"]))
  const part = Object.fromEntries(Object.entries(document).filter(([name]) => !DOCUMENT_HEADERS.includes(name)))
  return { scripts, document, part, worker: headersWith(policy(scripts, ["'self'", 'https:'])) }
}

/** The security headers, on every answer. */
export function securityHeaders(app: FastifyInstance, build: () => ServedBuild) {
  const currentScripts = inlineScriptHashes(build)
  let headers = headersFor(currentScripts())
  app.addHook('onSend', (request, reply, payload, done) => {
    const scripts = currentScripts()
    if (scripts !== headers.scripts) headers = headersFor(scripts)
    const isPart = PART_OF_A_PAGE.test(String(reply.getHeader('content-type')))
    reply.headers(request.url === '/sw.js' ? headers.worker : isPart ? headers.part : headers.document)
    // Over plain HTTP browsers ignore it. Subdomains are left alone: they may belong to somebody else's service.
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${ONE_YEAR_S}`)
    done(null, payload)
  })
}
