import type { FastifyInstance } from 'fastify'
import { endpoints, STOCK_HEADER } from '../../src/contract/endpoints.ts'
import { type Catalogue, weakEtag } from '../catalogue.ts'
import { codingFor } from '../content-coding.ts'
import { refuseOtherMethods } from './errors.ts'
import { notModified } from './not-modified.ts'

const VEHICLE_ROUTE = `${endpoints.vehicles}/:ref`

/** The catalogue as JSON: the list, and one vehicle by any of its references. */
export function vehiclesApi(app: FastifyInstance, catalogue: Catalogue) {
  app.get(endpoints.vehicles, (request, reply) => {
    const edition = catalogue.current()
    const { json, gzip, etag } = edition
    if (request.url === endpoints.vehicles) reply.cachedWhile = () => catalogue.current() === edition
    reply.headers({ vary: 'accept-encoding', [STOCK_HEADER]: etag })
    if (notModified(request, reply, etag)) return
    const coding = codingFor(request.headers['accept-encoding'], { br: undefined, gzip })
    if (coding) return reply.header('content-encoding', coding).send(gzip)
    reply.send(json)
  })

  app.get<{ Params: { ref: string } }>(VEHICLE_ROUTE, (request, reply) => {
    const { vehicle } = catalogue.lookup(request.params.ref)
    if (!vehicle) return reply.code(404).header('cache-control', 'no-cache').send({ error: 'Vehicle not found' })
    const json = JSON.stringify(vehicle)
    if (notModified(request, reply, weakEtag(json))) return
    reply.send(json)
  })

  refuseOtherMethods(app, endpoints.vehicles, ['GET', 'HEAD'])
  refuseOtherMethods(app, VEHICLE_ROUTE, ['GET', 'HEAD'])
}
