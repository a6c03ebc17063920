import type { OutgoingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accepts, clientPreferences } from './content-coding.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** Set by a route whose answer is the same for everybody. The answer is cached while this returns true. */
    cachedWhile?: () => boolean
  }
}

type Cached = {
  body: Buffer
  headers: OutgoingHttpHeaders
  /** The same without headers that describe a body. */
  headersOf304: OutgoingHttpHeaders
  etag: string
  isCurrent: () => boolean
  /** When it was last found to be current. */
  checkedAt: number
}

/** How long an answer counts as current after a check. A check takes a third of the time of sending the answer. */
const CHECK_EVERY_MS = 200

/** In bytes of bodies. Pages and scripts of a usual site are 5 MB in each coding. */
const MOST_CACHED = 64_000_000
/** Larger files are read from the disk each time. */
const LARGEST_FILE = 1_000_000

const DESCRIBES_BODY = ['content-length', 'content-type', 'content-encoding', 'accept-ranges']

const preferencesOf = (request: FastifyRequest) => clientPreferences(request.headers['accept-encoding'])

/** Answers that depend on the client have separate keys, by its codings and by HTTPS. */
const keyOf = (request: FastifyRequest) =>
  `${request.protocol === 'https' ? 's' : ''}${preferencesOf(request)} ${request.url}`

/**
 * Requests that the cache neither answers nor stores, so that they replace nothing that others get. A header that
 * another hook has set is meant for this answer alone.
 */
const passesBy = ({ raw: { method, headers } }: FastifyRequest, reply: FastifyReply) =>
  method !== 'GET' ||
  headers.range !== undefined ||
  (headers['if-modified-since'] !== undefined && headers['if-none-match'] === undefined) ||
  reply.hasHeader('connection')

/** Whether the client already has the answer it asks for. */
const holds = (tags: string, etag: string) =>
  tags === etag || tags.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*')

/**
 * The response cache: repeats earlier answers, whole and with their headers, from memory. A file is read once, not for
 * each request.
 */
export class ResponseCache {
  readonly #cached = new Map<string, Cached>()
  #bytes = 0

  /** Clears the cache. The next request for an answer produces it again. */
  reset(): void {
    this.#cached.clear()
    this.#bytes = 0
  }

  /** onRequest hook: sends a cached response at once. Call it before everything else that answers. */
  replay(app: FastifyInstance): void {
    app.addHook('onRequest', (request, reply, done) => {
      if (passesBy(request, reply)) return done()
      const cached = this.#find(keyOf(request))
      if (!cached) return done()
      reply.hijack()
      const tags = request.headers['if-none-match']
      if (tags !== undefined && holds(tags, cached.etag)) reply.raw.writeHead(304, cached.headersOf304).end()
      else reply.raw.writeHead(200, cached.headers).end(cached.body)
    })
  }

  /** onSend hook: stores cacheable responses. Call it after everything that sets headers. */
  remember(app: FastifyInstance): void {
    app.addHook('onSend', async (request, reply, payload: unknown) => {
      const isCurrent = reply.cachedWhile
      if (!isCurrent || reply.statusCode !== 200 || passesBy(request, reply)) return payload
      if (!accepts(preferencesOf(request), reply.getHeader('content-encoding'))) return payload
      const isSmall = Number(reply.getHeader('content-length')) <= LARGEST_FILE
      const body = payload instanceof Readable && isSmall ? await buffer(payload) : payload
      const etag = reply.getHeader('etag')
      if (Buffer.isBuffer(body) && typeof etag === 'string' && isCurrent()) {
        this.#add(keyOf(request), { body, etag, isCurrent, checkedAt: performance.now(), ...headersOf(reply, body) })
      }
      return body
    })
  }

  #find(key: string): Cached | undefined {
    const cached = this.#cached.get(key)
    const now = performance.now()
    if (!cached || now - cached.checkedAt < CHECK_EVERY_MS) return cached
    cached.checkedAt = now
    if (cached.isCurrent()) return cached
    this.#remove(key, cached)
    return undefined
  }

  #add(key: string, cached: Cached): void {
    const before = this.#cached.get(key)
    if (before) this.#remove(key, before)
    this.#cached.set(key, cached)
    this.#bytes += cached.body.length
    for (const [oldest, first] of this.#cached) {
      if (this.#bytes <= MOST_CACHED) return
      this.#remove(oldest, first)
    }
  }

  #remove(key: string, cached: Cached): void {
    this.#cached.delete(key)
    this.#bytes -= cached.body.length
  }
}

function headersOf(reply: FastifyReply, body: Buffer) {
  const headers = { ...reply.getHeaders(), 'content-length': body.length } as OutgoingHttpHeaders
  const headersOf304 = Object.fromEntries(Object.entries(headers).filter(([name]) => !DESCRIBES_BODY.includes(name)))
  return { headers, headersOf304 }
}
