import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findVehicle } from '../../src/contract/vehicle-lookup.ts'
import type { Catalogue } from '../catalogue.ts'
import { APP_SHELL, sendNotFoundFile } from './not-found.ts'

/**
 * A vehicle's page under every reference it answers to. The catalogue decides whether it exists, not the build: a unit
 * added since gets the empty shell, which fetches it, and one removed since is gone.
 */
export function vehiclePages(app: FastifyInstance, siteDir: string, catalogue: Catalogue) {
  const answer = (request: FastifyRequest<{ Params: { ref: string } }>, reply: FastifyReply) => {
    const vehicle = findVehicle(catalogue.current().vehicles, request.params.ref)
    if (!vehicle) return sendNotFoundFile(reply, APP_SHELL)
    const page = `vehicles/${vehicle.id}.html`
    return reply.sendFile(existsSync(join(siteDir, page)) ? page : APP_SHELL)
  }
  app.get('/vehicle/:ref', answer)
  app.get('/vehicles/:ref', answer)
}
