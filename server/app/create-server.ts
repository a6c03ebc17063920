import fastify, { type FastifyInstance, LogController } from 'fastify'
import { refuseUnreadable } from '../api/errors.ts'
import { trustedProxies } from '../client-address.ts'
import type { Config } from '../config.ts'
import { serverOptions } from '../connections.ts'
import type { LogDestination } from '../log-destination.ts'
import { loggedError } from '../logged-error.ts'
import { pathOf } from '../request-target.ts'

/** A server without routes. */
export const createServer = (config: Config, log: LogDestination): FastifyInstance =>
  fastify({
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
