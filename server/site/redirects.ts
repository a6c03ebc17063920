import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressOf, pageFileOf } from '../../src/addresses/paths.ts'
import type { ServedBuild } from '../served-build.ts'
import { fileOf, isFileName } from './static-files.ts'

/**
 * Only a person's navigation is redirected from a file name. The service worker fetches `index.html` and the like by
 * their file names to store them, and redirects would double its requests. Clients that do not say what they are doing
 * (crawlers, command lines) are redirected too.
 */
const isNavigation = ({ headers }: FastifyRequest) => (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate'

/** Redirects (308) to the clean address of a page, and from addresses that have moved. Keeps the query. */
export function redirectToCleanUrls(app: FastifyInstance, build: () => ServedBuild) {
  const isPage = (pathname: string) => fileOf(build(), pageFileOf(pathname)) !== undefined
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return
    const [pathname = '/', ...query] = request.url.split('?')
    if (pathname.startsWith('/api/')) return
    const target = addressOf(pathname, isPage)
    if (target === pathname || (isFileName(pathname) && !isNavigation(request))) return
    const search = query.length > 0 ? `?${query.join('?')}` : ''
    return reply.headers({ 'cache-control': 'no-cache', vary: 'sec-fetch-mode' }).redirect(target + search, 308)
  })
}
