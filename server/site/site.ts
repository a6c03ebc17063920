import type { FastifyInstance } from 'fastify'
import { refuseOtherMethods } from '../api/errors.ts'
import type { Catalogue } from '../catalogue.ts'
import type { StockPages } from '../rendering/stock-pages.ts'
import type { ServedBuild } from '../served-build.ts'
import { notFound } from './not-found.ts'
import { pages } from './pages.ts'
import { redirectToCleanUrls } from './redirects.ts'
import { securityTxt } from './security-txt.ts'
import { staticFiles } from './static-files.ts'
import { vehiclePages } from './vehicle-pages.ts'

/**
 * Serves the built site. Each page is one flat file (`towns/scranton.html`) with a clean address (`/towns/scranton`).
 */
export async function site(
  app: FastifyInstance,
  build: () => ServedBuild,
  catalogue: Catalogue,
  pagesOf: (build: ServedBuild) => StockPages,
) {
  redirectToCleanUrls(app, build)
  securityTxt(app)
  await staticFiles(app, build)
  vehiclePages(app, build, catalogue, pagesOf)
  pages(app, build, catalogue, pagesOf)
  refuseOtherMethods(app, '/*', ['GET', 'HEAD'])
  notFound(app, build)
}
