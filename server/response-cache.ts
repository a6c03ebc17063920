import type { OutgoingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accepts, clientPreferences } from './content-coding.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** Set by a route whose answer is the same for everybody. The answer is cached while this returns true. */
    keptWhile?: () => boolean
  }
}

type Kept = {
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
const MOST_KEPT = 64_000_000
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
  readonly #kept = new Map<string, Kept>()
  #bytes = 0

  /** Clears the cache. The next request for an answer produces it again. */
  reset(): void {
    this.#kept.clear()
    this.#bytes = 0
  }

  /** onRequest hook: sends a cached response at once. Call it before everything else that answers. */
  replay(app: FastifyInstance): void {
    app.addHook('onRequest', (request, reply, done) => {
      if (passesBy(request, reply)) return done()
      const kept = this.#find(keyOf(request))
      if (!kept) return done()
      reply.hijack()
      const tags = request.headers['if-none-match']
      if (tags !== undefined && holds(tags, kept.etag)) reply.raw.writeHead(304, kept.headersOf304).end()
      else reply.raw.writeHead(200, kept.headers).end(kept.body)
    })
  }

  /** onSend hook: stores cacheable responses. Call it after everything that sets headers. */
  remember(app: FastifyInstance): void {
    app.addHook('onSend', async (request, reply, payload: unknown) => {
      const isCurrent = reply.keptWhile
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

  #find(key: string): Kept | undefined {
    const kept = this.#kept.get(key)
    const now = performance.now()
    if (!kept || now - kept.checkedAt < CHECK_EVERY_MS) return kept
    kept.checkedAt = now
    if (kept.isCurrent()) return kept
    this.#remove(key, kept)
    return undefined
  }

  #add(key: string, kept: Kept): void {
    const before = this.#kept.get(key)
    if (before) this.#remove(key, before)
    this.#kept.set(key, kept)
    this.#bytes += kept.body.length
    for (const [oldest, first] of this.#kept) {
      if (this.#bytes <= MOST_KEPT) return
      this.#remove(oldest, first)
    }
  }

  #remove(key: string, kept: Kept): void {
    this.#kept.delete(key)
    this.#bytes -= kept.body.length
  }
}

function headersOf(reply: FastifyReply, body: Buffer) {
  const headers = { ...reply.getHeaders(), 'content-length': body.length } as OutgoingHttpHeaders
  const headersOf304 = Object.fromEntries(Object.entries(headers).filter(([name]) => !DESCRIBES_BODY.includes(name)))
  return { headers, headersOf304 }
}
