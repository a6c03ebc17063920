import type { FastifyReply } from 'fastify'
import { weakEtag } from '../catalogue.ts'
import { codingFor } from '../content-coding.ts'
import { styleHashesOf } from '../inline-style-hashes.ts'
import type { RenderedFile } from '../rendering/orders.ts'
import { cacheControlOf } from './static-files.ts'

const TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
}

/**
 * Answers with a rendered file.
 * @param name the path of the file in the build that it replaces
 */
export function sendStockFile(reply: FastifyReply, name: string, { plain, br, gzip }: RenderedFile): FastifyReply {
  const bytes = Buffer.from(plain.buffer, plain.byteOffset, plain.byteLength)
  const type = name.slice(name.lastIndexOf('.') + 1)
  if (type === 'html') reply.ownStyles = styleHashesOf(bytes.toString())
  const etag = weakEtag(bytes)
  const { headers } = reply.request
  reply.headers({
    etag,
    'cache-control': cacheControlOf(name),
    vary: 'accept-encoding',
    'content-type': TYPES[type] ?? 'application/octet-stream',
  })
  const held = headers['if-none-match']?.split(',').map((tag) => tag.trim())
  if (reply.statusCode === 200 && held?.some((tag) => tag === etag || tag === '*')) return reply.code(304).send()
  const coding = codingFor(headers['accept-encoding'], { br, gzip })
  if (!coding) return reply.send(bytes)
  const { buffer, byteOffset, byteLength } = coding === 'br' ? br : gzip
  return reply.header('content-encoding', coding).send(Buffer.from(buffer, byteOffset, byteLength))
}
