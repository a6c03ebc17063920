import { join } from 'node:path'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { browserErrors } from './api/browser-errors.ts'
import { contactApi } from './api/contact.ts'
import { answerErrors, markAnswers, refuseUnreadable } from './api/errors.ts'
import { kioskHeartbeats } from './api/kiosk-heartbeats.ts'
import { rateLimits } from './api/rate-limit.ts'
import { todayApi } from './api/today.ts'
import { vehiclesApi } from './api/vehicles.ts'
import { Catalogue, SNAPSHOT } from './catalogue.ts'
import { trustedProxies } from './client-address.ts'
import type { Config } from './config.ts'
import { answerInTurn, cutOffSlowReaders, serverOptions } from './connections.ts'
import { readPreferencesOnce } from './content-coding.ts'
import { DayStore } from './days/day-store.ts'
import { deliveries, sinksOf } from './delivery/deliveries.ts'
import { unansweredFigures } from './inquiries/reply-clock.ts'
import { LogDestination } from './log-destination.ts'
import { loggedError } from './logged-error.ts'
import { createMetrics } from './metrics.ts'
import { retention } from './operations/daily-erasure.ts'
import { closeConnections, endConnections } from './operations/draining.ts'
import { health } from './operations/health.ts'
import { httpMetrics } from './operations/http-metrics.ts'
import { Kiosks } from './operations/kiosks.ts'
import { metricsRoute } from './operations/metrics-route.ts'
import { readiness } from './operations/readiness.ts'
import { configuredPhotographs } from './photographs/configured-photographs.ts'
import { UnusedPhotographs } from './photographs/unused-photographs.ts'
import { Receipts, sendReceipts } from './receipts/receipts.ts'
import { stockPages } from './rendering/follow-build.ts'
import { pathOf } from './request-target.ts'
import { ResponseCache } from './response-cache.ts'
import { securityHeaders } from './security-headers.ts'
import { servedBuild } from './served-build.ts'
import { sharePictures } from './share-pictures/share-pictures.ts'
import { photographs } from './site/photographs.ts'
import { site } from './site/site.ts'
import { StockStore } from './stock/stock-store.ts'
import type { InquiryDatabase } from './store/database.ts'
import { DeliveryQueue } from './store/delivery-queue.ts'
import { Erasure } from './store/erasure.ts'
import { ErasureRuns } from './store/erasure-runs.ts'
import { HeldBackInquiries } from './store/held-back.ts'
import type { InquiryStore } from './store/inquiry-store.ts'
import { SqlStore } from './store/sql-store.ts'
import { writeProbe } from './store/write-probe.ts'

/**
 * The site's server: the built site and its API on one port. Read from top to bottom, this is the order of a request.
 * The caller opens the database, and closes it after the server.
 * @param storeOverride replaces the database as the store, to measure what storing costs
 * @param isDraining whether the server is stopping and waits for balancers to notice
 */
export async function buildApp(
  config: Config,
  database: InquiryDatabase,
  storeOverride?: InquiryStore,
  isDraining: () => boolean = () => false,
) {
  const log = new LogDestination()
  const app: FastifyInstance = fastify({
    trustProxy: trustedProxies(config.trustProxy),
    logger: { level: config.logLevel, stream: log, serializers: { err: loggedError } },
    // No child logger for each request: it would only add a number, and log lines name their subject.
    childLoggerFactory: (logger) => logger,
    // No request log: it would hold visitors' addresses and searches. Each part logs what matters.
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 200 },
    ...serverOptions(config.connectionLimits),
    clientErrorHandler: refuseUnreadable,
    rewriteUrl: ({ url }) => pathOf(url),
  })
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
  const store = storeOverride ?? new SqlStore(database, sinkNames)
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

  const kept = new ResponseCache()

  answerErrors(app)
  markAnswers(app)
  const open = answerInTurn(app, config.connectionLimits)
  endConnections(app, isDraining)
  closeConnections(app, open, config.connectionLimits)
  cutOffSlowReaders(app, config.connectionLimits)
  httpMetrics(app, metrics.registry)
  readPreferencesOnce(app)
  kept.replay(app)
  securityHeaders(app, build)
  await rateLimits(app, config.trustProxy)
  health(app, isReady, isDraining)
  metricsRoute(app, metrics, config.metricsToken)
  vehiclesApi(app, catalogue)
  todayApi(app, new DayStore(database))
  retention(app, {
    erasure: new Erasure(database, sinkNames),
    photographs: new UnusedPhotographs(database),
    runs: new ErasureRuns(database),
    days: config.retentionDays,
  })
  const onStored = deliveries(app, { queue, heldBack: new HeldBackInquiries(database), sinks, catalogue, metrics })
  if (config.email) sendReceipts(app, new Receipts(database, config.email, sinkNames, app.log))
  contactApi(app, {
    store,
    findVehicle: (reference) => catalogue.find(reference),
    metrics,
    ratePerMinute: config.contactRatePerMinute,
    rateTotalPerMinute: config.contactRateTotalPerMinute,
    undelivered: (ids) => queue.undelivered(ids),
    onStored,
  })
  browserErrors(app, build, metrics)
  kioskHeartbeats(app, metrics, new Kiosks(database))
  const photographStore = configuredPhotographs(config.picturesUrl, database)
  photographs(app, photographStore)
  await site(app, build, catalogue, pagesOf)
  sharePictures(app, build, catalogue, pagesOf, photographStore)
  kept.remember(app)
  return app
}
