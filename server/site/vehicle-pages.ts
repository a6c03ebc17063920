import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { FEATURED_VEHICLE_PATTERN, pageFileOf, paths, VEHICLE_PATTERN } from '../../src/addresses/paths.ts'
import { findVehicle } from '../../src/contract/vehicle-lookup.ts'
import type { Catalogue } from '../catalogue.ts'
import type { ServedBuild } from '../served-build.ts'
import { APP_SHELL, sendNotFoundFile, VEHICLE_NOT_FOUND } from './not-found.ts'
import { fileOf, sendPage } from './static-files.ts'

/**
 * A vehicle's page under every reference that names it. The catalogue decides whether it exists, not the build: a unit
 * added since gets the empty shell, which fetches it, and one removed since is gone.
 */
export function vehiclePages(app: FastifyInstance, build: () => ServedBuild, catalogue: Catalogue) {
  const answer = (request: FastifyRequest<{ Params: { ref: string } }>, reply: FastifyReply) => {
    const site = build()
    const edition = catalogue.current()
    const vehicle = findVehicle(edition.vehicles, request.params.ref)
    // A build from before that file has only the shell.
    if (!vehicle) return sendNotFoundFile(reply, fileOf(site, VEHICLE_NOT_FOUND) ? VEHICLE_NOT_FOUND : APP_SHELL, site)
    if (request.url === paths.vehicle(vehicle.id)) {
      reply.keptWhile = () => build() === site && catalogue.current() === edition
    }
    const page = pageFileOf(paths.vehicle(vehicle.id))
    return sendPage(reply, fileOf(site, page) ? page : APP_SHELL, site)
  }
  app.get(FEATURED_VEHICLE_PATTERN, answer)
  app.get(VEHICLE_PATTERN, answer)
}
