import type { FastifyInstance } from 'fastify'
import type { ServedBuild } from '../served-build.ts'
import { APP_SHELL } from './not-found.ts'
import { fileOf, isFileName, sendSiteFile } from './static-files.ts'

/** Built like pages, but addresses of nothing: the page that says so, and the one without content. */
const NO_PAGES = [APP_SHELL, '404.html', 'towns/404.html', 'rentals/404.html']

/** Files by their name, pages by their clean address. */
export function pages(app: FastifyInstance, build: () => ServedBuild) {
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const site = build()
    const path = request.params['*'] || 'index'
    const file = isFileName(path) ? path : `${path}.html`
    if (file !== path && NO_PAGES.includes(file)) return reply.callNotFound()
    // Asked beforehand: a second file sent from inside the failure of the first would leave its listeners behind.
    return fileOf(site, file) ? sendSiteFile(reply, file, site) : reply.callNotFound()
  })
}
