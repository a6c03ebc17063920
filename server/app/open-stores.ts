import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { Catalogue, SNAPSHOT } from '../catalogue.ts'
import type { Config } from '../config.ts'
import { sinksOf } from '../delivery/deliveries.ts'
import { unansweredFigures } from '../inquiries/reply-clock.ts'
import type { LogDestination } from '../log-destination.ts'
import { createMetrics } from '../metrics.ts'
import { readiness } from '../operations/readiness.ts'
import { stockPages } from '../rendering/follow-build.ts'
import { servedBuild } from '../served-build.ts'
import { StockStore } from '../stock/stock-store.ts'
import type { InquiryDatabase } from '../store/database.ts'
import { DeliveryQueue } from '../store/delivery-queue.ts'
import type { InquiryStore } from '../store/inquiry-store.ts'
import { SqlStore } from '../store/sql-store.ts'
import { writeProbe } from '../store/write-probe.ts'

export type Stores = Awaited<ReturnType<typeof openStores>>

/**
 * What several routes read and write: the catalogue, the build with its pages, the inquiries, and the metrics of it all.
 * @param storeOverride replaces the database as the store of inquiries
 */
export async function openStores(
  app: FastifyInstance,
  config: Config,
  database: InquiryDatabase,
  log: LogDestination,
  storeOverride: InquiryStore | undefined,
) {
  const catalogue = await Catalogue.open({
    stock: new StockStore(database),
    file: config.catalogueFile,
    snapshot: join(config.siteDir, SNAPSHOT),
    lookEveryMs: config.lookAtStockEveryMs,
    log: app.log,
  })
  app.addHook('onClose', () => catalogue.close())
  const build = servedBuild(config.siteDir)
  const pagesOf = stockPages(app, catalogue)
  const sinks = sinksOf(config)
  const sinkNames = sinks.map((sink) => sink.name)
  const inquiries = storeOverride ?? new SqlStore(database, sinkNames)
  const queue = new DeliveryQueue(database)
  const isReady = readiness(() => writeProbe(database), app.log)
  const metrics = createMetrics({
    sinks: sinkNames,
    kiosks: config.kiosks,
    waiting: () => queue.waiting(),
    refused: () => queue.refusedFigures(),
    unreported: () => queue.unreportedFigures(),
    unanswered: () => unansweredFigures(database, Date.now()),
    isReady,
    catalogue: () => catalogue.state(),
    droppedLogLines: () => log.dropped,
    pagesFailed: () => pagesOf(build()).failed,
    dataDir: config.database.kind === 'sqlite' ? config.database.dataDir : undefined,
  })
  return { database, catalogue, build, pagesOf, sinks, sinkNames, inquiries, queue, isReady, metrics }
}
