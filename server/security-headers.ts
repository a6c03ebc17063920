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

/** Browser features that the site never uses. They are denied to embedded content too. */
const REFUSED_FEATURES = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']

const DOCUMENT_HEADERS = ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy']

/** Types that a browser never shows as a document, so that a policy for documents has no effect on them. */
const PART_OF_A_PAGE = /^(?:text\/(?:css|javascript)|application\/javascript|font\/|image\/(?!svg))/

const STYLES_BEGIN = "'self'"

type Headers = Readonly<Record<string, string>>

/**
 * The policy lists everything that a page may load: an unlisted origin is a defect, not a warning.
 * @param scripts sources of the inline scripts
 * @param styles sources of the `<style>` elements that scripts add on any page
 * @param connectable where scripts may fetch from
 */
const policy = (scripts: readonly string[], styles: readonly string[], connectable: readonly string[]) => ({
  useDefaults: false,
  directives: {
    'default-src': ["'self'"],
    // WebAssembly is for the decoder of 3-D models. Text is still not evaluated as a script.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...scripts],
    'script-src-attr': ["'none'"],
    // At its address a page has its rules in <style> elements, whose hashes are added to its answer.
    'style-src': [STYLES_BEGIN, ...styles],
    // Charts set the length of their bars in the element's `style`.
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
    // Trusted Types: text never becomes HTML or a script. The page's policy creates the address of the worker. Lit, in
    // the model viewer, creates its own for the templates in its code.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['worker', 'lit-html'],
  },
})

/** What helmet sets, computed once instead of for each request. */
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
 * A policy is a kilobyte, more than many scripts, so files that are only part of a page have none. A worker is subject
 * to the policy of its script, and fetches what pages show, including pictures from any host.
 */
function headersFor(scripts: readonly string[], styles: readonly string[]) {
  const document = headersWith(policy(scripts, styles, ["'self'"]))
  const part = Object.fromEntries(Object.entries(document).filter(([name]) => !DOCUMENT_HEADERS.includes(name)))
  return { scripts, styles, document, part, worker: headersWith(policy(scripts, styles, ["'self'", 'https:'])) }
}

/** The headers of a page. Their policy allows that page's own `<style>` elements and no others. */
function withStyles(headers: Headers, styles: readonly string[]): Headers {
  const name = 'content-security-policy'
  const allowed = headers[name]?.replace(`style-src ${STYLES_BEGIN}`, (begin) => [begin, ...styles].join(' '))
  return { ...headers, [name]: allowed ?? '' }
}

/** Sets the security headers on every answer. */
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
    // Browsers ignore it over plain HTTP. Subdomains are left out because they may belong to other services.
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${ONE_YEAR_S}`)
    done(null, payload)
  })
}
