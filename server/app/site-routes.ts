import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { configuredPhotographs } from '../photographs/configured-photographs.ts'
import { sharePictures } from '../share-pictures/share-pictures.ts'
import { photographs } from '../site/photographs.ts'
import { site } from '../site/site.ts'
import type { Stores } from './open-stores.ts'

/** The pages and files of the site, with photographs and the pictures of shared links. */
export async function siteRoutes(app: FastifyInstance, config: Config, stores: Stores) {
  const { database, build, catalogue, pagesOf } = stores
  const photographStore = configuredPhotographs(config.picturesUrl, database)
  photographs(app, photographStore)
  await site(app, build, catalogue, pagesOf)
  sharePictures(app, build, catalogue, pagesOf, photographStore)
}
