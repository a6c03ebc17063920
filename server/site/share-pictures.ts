import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '../catalogue.ts'
import type { StockPages } from '../rendering/stock-pages.ts'
import type { ServedBuild } from '../served-build.ts'
import { fileOf, sendSiteFile } from './static-files.ts'

const FOLDER = '/images/share/vehicles'
const SITE = '/images/share/site.jpg'

/**
 * Serves the pictures for shared links to vehicles. A price is drawn on each, so if the vehicle has changed since the
 * build, the request is redirected to the vehicle's first picture.
 */
export function sharePictures(
  app: FastifyInstance,
  build: () => ServedBuild,
  catalogue: Catalogue,
  pagesOf: (build: ServedBuild) => StockPages,
) {
  app.get<{ Params: { id: string } }>(`${FOLDER}/:id.jpg`, (request, reply) => {
    const site = build()
    const { id } = request.params
    const vehicle = catalogue.lookup(id).vehicle
    const file = `${FOLDER.slice(1)}/${id}.jpg`
    if (!vehicle) return reply.callNotFound()
    if (pagesOf(site).isOfBuild(vehicle) && fileOf(site, file)) return sendSiteFile(reply, file, site)
    return reply.header('cache-control', 'no-cache').redirect(vehicle.images[0] ?? SITE, 302)
  })
}
