import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import { inlineScriptHashes } from './inline-script-hashes.ts'
import { stylesOfViewer } from './inline-style-hashes.ts'
import type { ServedBuild } from './served-build.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** Set by what answers with a page: the sources of the `<style>` elements in it. */
    ownStyles?: readonly string[]
  }
}

const ONE_YEAR_S = 365 * 24 * 60 * 60

/** Browser features that the site never uses, denied to anything embedded in it as well. */
const REFUSED_FEATURES = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']

const DOCUMENT_HEADERS = ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy']

/** What a browser never shows as a document of its own, so that a policy for documents has no effect in it. */
const PART_OF_A_PAGE = /^(?:text\/(?:css|javascript)|application\/javascript|font\/|image\/(?!svg))/

const STYLES_BEGIN = "'self'"

type Headers = Readonly<Record<string, string>>

/**
 * The policy names all a page may load: an unlisted origin is a defect, not a warning.
 * @param scripts sources of the inline scripts
 * @param styles sources of the `<style>` elements that scripts add on any page
 * @param connectable where scripts may fetch from
 */
const policy = (scripts: readonly string[], styles: readonly string[], connectable: readonly string[]) => ({
  useDefaults: false,
  directives: {
    'default-src': ["'self'"],
    // WebAssembly: the decoder of the 3-D models. Text is still not evaluated as a script.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...scripts],
    'script-src-attr': ["'none'"],
    // A page at its address carries its rules in <style> elements, whose hashes are added to its answer.
    'style-src': [STYLES_BEGIN, ...styles],
    // A bar of a chart is as long as its figure: the length is in the element's `style`.
    'style-src-attr': ["'unsafe-inline'"],
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
function headersFor(scripts: readonly string[], styles: readonly string[]) {
  const document = headersWith(policy(scripts, styles, ["'self'"]))
  const part = Object.fromEntries(Object.entries(document).filter(([name]) => !DOCUMENT_HEADERS.includes(name)))
  return { scripts, styles, document, part, worker: headersWith(policy(scripts, styles, ["'self'", 'https:'])) }
}

/** The headers of a page, whose policy allows the page's own `<style>` elements and no other page's. */
function withStyles(headers: Headers, styles: readonly string[]): Headers {
  const name = 'content-security-policy'
  const allowed = headers[name]?.replace(`style-src ${STYLES_BEGIN}`, (begin) => [begin, ...styles].join(' '))
  return { ...headers, [name]: allowed ?? '' }
}

/** The security headers, on every answer. */
export function securityHeaders(app: FastifyInstance, build: () => ServedBuild) {
  const currentScripts = inlineScriptHashes(build)
  let headers = headersFor(currentScripts(), stylesOfViewer(build()))
  const headersOf = (url: string, type: unknown, ownStyles: readonly string[] = []): Headers => {
    if (url === '/sw.js') return headers.worker
    if (PART_OF_A_PAGE.test(String(type))) return headers.part
    return ownStyles.length > 0 ? withStyles(headers.document, ownStyles) : headers.document
  }
  app.addHook('onSend', (request, reply, payload, done) => {
    const scripts = currentScripts()
    const styles = stylesOfViewer(build())
    if (scripts !== headers.scripts || styles !== headers.styles) headers = headersFor(scripts, styles)
    reply.headers(headersOf(request.url, reply.getHeader('content-type'), reply.ownStyles))
    // Over plain HTTP browsers ignore it. Subdomains are left out: they may belong to other services.
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${ONE_YEAR_S}`)
    done(null, payload)
  })
}
