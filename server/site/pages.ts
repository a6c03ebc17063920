import type { FastifyInstance } from 'fastify'
import { NOT_FOUND_PATHS, pageFileOf } from '../../src/addresses/paths.ts'
import { STOCK_HEADER } from '../../src/contract/endpoints.ts'
import { FIRST_VISIT } from '../../src/contract/first-visit.ts'
import type { Catalogue } from '../catalogue.ts'
import { STOCK_FILE } from '../rendering/orders.ts'
import type { StockPages } from '../rendering/stock-pages.ts'
import type { ServedBuild } from '../served-build.ts'
import { APP_SHELL, VEHICLE_NOT_FOUND } from './not-found.ts'
import { fileOf, isFileName, sendPage, sendSiteFile } from './static-files.ts'
import { sendStockFile } from './stock-files.ts'

/** Built like pages, but not addresses: the not-found page, the app shell, and the second files of pages. */
const NO_PAGES = [APP_SHELL, VEHICLE_NOT_FOUND, ...NOT_FOUND_PATHS.map(pageFileOf)]
const isNoPage = (file: string) => NO_PAGES.includes(file) || file.startsWith(`${FIRST_VISIT}/`)

/** Serves files by their name, pages by their clean address. */
export function pages(
  app: FastifyInstance,
  build: () => ServedBuild,
  catalogue: Catalogue,
  pagesOf: (build: ServedBuild) => StockPages,
) {
  const ofStock = (site: ServedBuild, file: string) => {
    if (file.endsWith('.html')) return pagesOf(site).pageFile(file)
    const isOwnList = file.startsWith('assets/') && fileOf(site, file)
    return STOCK_FILE.test(file) && !isOwnList ? pagesOf(site).file(file) : { file: undefined, isCurrent: true }
  }
  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const site = build()
    const edition = catalogue.current()
    const path = request.params['*']
    const file = isFileName(path) ? path : pageFileOf(`/${path}`)
    if (file !== path && isNoPage(file)) return reply.callNotFound()
    const isPage = file !== path
    const { file: changed, isCurrent, list } = await (isPage ? pagesOf(site).list(`/${path}`) : ofStock(site, file))
    // Checked first: a second file sent from inside the failure of the first would leave its listeners behind.
    if (!changed && !fileOf(site, file)) return reply.callNotFound()
    // Requests for a page's file name may be redirected, and other spellings of an address are not worth caching.
    const isAddress = request.url === `/${request.params['*']}` && !request.url.endsWith('.html')
    if (isAddress && isCurrent) reply.cachedWhile = () => build() === site && catalogue.current() === edition
    if (list) reply.header(STOCK_HEADER, list)
    if (changed) return sendStockFile(reply, file, changed)
    return isPage ? sendPage(reply, file, site) : sendSiteFile(reply, file, site)
  })
}
