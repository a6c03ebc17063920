import { apiRoutes } from './app/api-routes.ts'
import { createServer } from './app/create-server.ts'
import { deliver } from './app/deliver.ts'
import { eraseDaily } from './app/erase-daily.ts'
import { everyRequest } from './app/every-request.ts'
import { openStores } from './app/open-stores.ts'
import { siteRoutes } from './app/site-routes.ts'
import type { Config } from './config.ts'
import { LogDestination } from './log-destination.ts'
import { health } from './operations/health.ts'
import { metricsRoute } from './operations/metrics-route.ts'
import { ResponseCache } from './response-cache.ts'
import type { InquiryDatabase } from './store/database.ts'
import type { InquiryStore } from './store/inquiry-store.ts'

/**
 * The site's server: the built site and its API on one port. Read from top to bottom, this is the order of a request.
 * The caller opens the database, and closes it after the server.
 * @param storeOverride replaces the database as the store of inquiries, to measure what storing costs
 * @param isDraining whether the server is stopping and waits for balancers to notice
 */
export async function buildApp(
  config: Config,
  database: InquiryDatabase,
  storeOverride?: InquiryStore,
  isDraining: () => boolean = () => false,
) {
  const log = new LogDestination()
  const app = createServer(config, log)
  const stores = await openStores(app, config, database, log, storeOverride)
  const responses = new ResponseCache()

  await everyRequest(app, config, stores, responses, isDraining)
  health(app, stores.isReady, isDraining)
  metricsRoute(app, stores.metrics, config.metricsToken)
  eraseDaily(app, config, stores)
  const onStored = deliver(app, config, stores)
  apiRoutes(app, config, stores, onStored)
  await siteRoutes(app, config, stores)
  responses.remember(app)
  return app
}
