import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { FEATURED_VEHICLE_PATTERN, pageFileOf, paths, VEHICLE_PATTERN } from '../../src/addresses/paths.ts'
import type { Catalogue } from '../catalogue.ts'
import type { StockPages } from '../rendering/stock-pages.ts'
import type { ServedBuild } from '../served-build.ts'
import { APP_SHELL, sendNotFoundFile, VEHICLE_NOT_FOUND } from './not-found.ts'
import { fileOf, sendPage } from './static-files.ts'
import { sendStockFile } from './stock-files.ts'

/**
 * Serves a vehicle's page under every reference that names it. The catalogue, not the build, decides whether the
 * vehicle exists; 410 says that a unit is sold. If the page of a new unit cannot be rendered, the empty shell fetches
 * the unit.
 */
export function vehiclePages(
  app: FastifyInstance,
  build: () => ServedBuild,
  catalogue: Catalogue,
  pagesOf: (build: ServedBuild) => StockPages,
) {
  const answer = async (request: FastifyRequest<{ Params: { ref: string } }>, reply: FastifyReply) => {
    const site = build()
    const edition = catalogue.current()
    const { vehicle, gone } = catalogue.lookup(request.params.ref)
    if (!vehicle) {
      const sold = gone && (await pagesOf(site).sold(gone)).file
      if (gone && sold) return sendStockFile(reply.code(410), pageFileOf(paths.vehicle(gone.id)), sold)
      const { file: changed } = await pagesOf(site).vehicleNotFound()
      if (changed) return sendStockFile(reply.code(404), VEHICLE_NOT_FOUND, changed)
      // An older build only has the shell.
      return sendNotFoundFile(reply, fileOf(site, VEHICLE_NOT_FOUND) ? VEHICLE_NOT_FOUND : APP_SHELL, site)
    }
    const { file: changed, isCurrent } = await pagesOf(site).vehicle(vehicle)
    if (request.url === paths.vehicle(vehicle.id) && isCurrent)
      reply.cachedWhile = () => build() === site && catalogue.current() === edition
    const page = pageFileOf(paths.vehicle(vehicle.id))
    if (changed) return sendStockFile(reply, page, changed)
    return sendPage(reply, fileOf(site, page) ? page : APP_SHELL, site)
  }
  app.get(FEATURED_VEHICLE_PATTERN, answer)
  app.get(VEHICLE_PATTERN, answer)
}
