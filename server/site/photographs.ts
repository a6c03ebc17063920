import type { FastifyInstance } from 'fastify'
import type { PhotographStore } from '../photographs/photograph-store.ts'

const YEAR_S = 365 * 24 * 60 * 60

const FORM = /^[0-9a-f]{16}-\d+\.(avif|webp)$/

/** Serves photographs of units, by the paths that vehicles list. */
export function photographs(app: FastifyInstance, store: PhotographStore) {
  app.get<{ Params: { form: string } }>('/photos/:form', async (request, reply) => {
    const { form } = request.params
    const [, type] = FORM.exec(form) ?? []
    const bytes = type && (await store.read(`/photos/${form}`))
    if (!bytes) return reply.callNotFound()
    // The name comes from the content. Other spellings of the address are not worth caching.
    if (request.url === `/photos/${form}`) reply.cachedWhile = () => true
    return reply
      .headers({ etag: `"${form}"`, 'cache-control': `public, max-age=${YEAR_S}, immutable` })
      .type(`image/${type}`)
      .send(bytes)
  })
}
