import type { FastifyInstance } from 'fastify'
import { NOT_FOUND_PATHS, pageFileOf } from '../../src/addresses/paths.ts'
import { FIRST_VISIT } from '../../src/contract/first-visit.ts'
import type { ServedBuild } from '../served-build.ts'
import { APP_SHELL, VEHICLE_NOT_FOUND } from './not-found.ts'
import { fileOf, isFileName, sendPage, sendSiteFile } from './static-files.ts'

/** Built like pages, but not addresses: the not-found page, the app shell, and the second files of pages. */
const NO_PAGES = [APP_SHELL, VEHICLE_NOT_FOUND, ...NOT_FOUND_PATHS.map(pageFileOf)]
const isNoPage = (file: string) => NO_PAGES.includes(file) || file.startsWith(`${FIRST_VISIT}/`)

/** Files by their name, pages by their clean address. */
export function pages(app: FastifyInstance, build: () => ServedBuild) {
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const site = build()
    const path = request.params['*']
    const file = isFileName(path) ? path : pageFileOf(`/${path}`)
    if (file !== path && isNoPage(file)) return reply.callNotFound()
    // Asked beforehand: a second file sent from inside the failure of the first would leave its listeners behind.
    if (!fileOf(site, file)) return reply.callNotFound()
    // From the name of a page's file some are redirected; other spellings of an address are not worth the memory.
    const isAddress = request.url === `/${request.params['*']}` && !request.url.endsWith('.html')
    if (isAddress) reply.keptWhile = () => build() === site
    return file === path ? sendSiteFile(reply, file, site) : sendPage(reply, file, site)
  })
}
