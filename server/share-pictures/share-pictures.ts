import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { Vehicle } from '../../src/contract/vehicle-schema.ts'
import { vehicleCard } from '../../src/seo/share-cards.ts'
import { type Catalogue, weakEtag } from '../catalogue.ts'
import type { PhotographStore } from '../photographs/photograph-store.ts'
import type { StockPages } from '../rendering/stock-pages.ts'
import type { ServedBuild } from '../served-build.ts'
import { fileOf, sendSiteFile } from '../site/static-files.ts'
import { ChangedPictures } from './changed-pictures.ts'

const FOLDER = '/images/share/vehicles'
const SITE = '/images/share/site.jpg'

/**
 * Serves the pictures for shared links to vehicles. A price is drawn on each, so the server draws the picture of a
 * vehicle that has changed since the build. If it cannot, the request is redirected to the vehicle's first picture.
 */
export function sharePictures(
  app: FastifyInstance,
  build: () => ServedBuild,
  catalogue: Catalogue,
  pagesOf: (build: ServedBuild) => StockPages,
  photographs: PhotographStore,
) {
  const changed = new ChangedPictures(app.log)
  const pictureOf = (vehicle: Vehicle, site: ServedBuild) => {
    const readPicture = async (path: string) => {
      const file = fileOf(site, path.slice(1))
      return file ? readFile(file) : photographs.read(path)
    }
    return changed.get(vehicle.id, vehicleCard(vehicle), readPicture)
  }
  app.get<{ Params: { id: string } }>(`${FOLDER}/:id.jpg`, async (request, reply) => {
    const site = build()
    const { id } = request.params
    const vehicle = catalogue.lookup(id).vehicle
    const file = `${FOLDER.slice(1)}/${id}.jpg`
    if (!vehicle) return reply.callNotFound()
    if (pagesOf(site).isOfBuild(vehicle) && fileOf(site, file)) return sendSiteFile(reply, file, site)
    reply.header('cache-control', 'no-cache')
    const picture = await pictureOf(vehicle, site)
    if (!picture) return reply.redirect(vehicle.images[0] ?? SITE, 302)
    return reply.header('etag', weakEtag(picture)).type('image/jpeg').send(picture)
  })
}
