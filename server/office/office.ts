import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import rateLimit from '@fastify/rate-limit'
import fastifyStatic from '@fastify/static'
import fastify, { type FastifyError, type FastifyInstance, LogController, type RouteOptions } from 'fastify'
import { trustedProxies } from '../client-address.ts'
import { answerInTurn, CONNECTION_LIMITS } from '../connections.ts'
import { sinkNames } from '../delivery/deliveries.ts'
import { LogDestination } from '../log-destination.ts'
import { loggedError } from '../logged-error.ts'
import { closeConnections } from '../operations/draining.ts'
import { configuredPhotographs } from '../photographs/configured-photographs.ts'
import { photographs } from '../site/photographs.ts'
import type { InquiryDatabase } from '../store/database.ts'
import { access } from './access.ts'
import { dayRoutes } from './day-routes.ts'
import { deviceRoutes } from './device-routes.ts'
import { inquiryRoutes } from './inquiry-routes.ts'
import { OfficeError } from './office-error.ts'
import { officeHeaders } from './office-headers.ts'
import { oldInquiryRoutes } from './old-inquiry-routes.ts'
import { Passkeys } from './passkeys.ts'
import { People } from './people.ts'
import { peopleRoutes } from './people-routes.ts'
import { receiptRoutes } from './receipt-routes.ts'
import { Sessions } from './sessions.ts'
import type { OfficeSettings } from './settings.ts'
import { signInRoutes } from './sign-in-routes.ts'
import { stockRoutes } from './stock-routes.ts'

/** A body costs the server time before anyone is signed in. Routes that take a file have their own limit. */
const BODY_LIMIT = 128 * 1024

/**
 * The office's server: its pages, and an API over the site's database for people who are signed in. The caller opens
 * the database, and closes it after the server.
 * @param onRoute is called for every route
 */
export async function buildOffice(
  settings: OfficeSettings,
  database: InquiryDatabase,
  onRoute: (route: RouteOptions) => void = () => undefined,
): Promise<FastifyInstance> {
  const { origin } = settings
  const app = fastify({
    trustProxy: trustedProxies(settings.trustProxy),
    logger: { level: settings.logLevel, stream: new LogDestination(), serializers: { err: loggedError } },
    // No request log: it would hold people's addresses.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
  })
  app.addHook('onRoute', onRoute)
  answerErrors(app)
  closeConnections(app, answerInTurn(app, CONNECTION_LIMITS), CONNECTION_LIMITS)
  officeHeaders(app, origin)
  await app.register(rateLimit, { global: false })
  const people = new People(database)
  const sessions = new Sessions(database)
  access(app, sessions, origin)

  signInRoutes(app, { people, passkeys: new Passkeys(database, origin), sessions, origin })
  peopleRoutes(app, people, origin)
  // A page asks this before the sign-in, and an error would appear in the browser's console.
  app.get('/api/me', { config: { access: 'either' } }, async ({ person = null }) => ({ person }))
  const photographStore = configuredPhotographs(settings.picturesUrl, database)
  stockRoutes(app, database, photographStore, settings.siteUrl)
  dayRoutes(app, database)
  deviceRoutes(app, database, settings.kiosks)
  inquiryRoutes(app, database, sinkNames(settings))
  oldInquiryRoutes(app, database)
  receiptRoutes(app, database, settings.email !== undefined)

  photographs(app, photographStore)
  await pages(app, settings)
  return app
}

const SENTENCES: Readonly<Record<number, string>> = {
  400: 'We couldn’t read that.',
  413: 'That’s too big. The limit for a file is 40 MB.',
  429: 'Too many tries. Please wait a minute.',
}

function answerErrors(app: FastifyInstance) {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ err: error, route: request.routeOptions.url }, 'request failed')
    const usual = status < 500 ? 'That didn’t work.' : 'Something went wrong. Nothing was changed. Please try again.'
    const answer =
      error instanceof OfficeError ? { error: error.message, ...error.details } : { error: SENTENCES[status] ?? usual }
    reply.code(status).header('cache-control', 'no-store').send(answer)
  })
}

/** The office is one page, whose script reads the address, and files that anyone may load. */
async function pages(app: FastifyInstance, { pagesDir, siteDir }: OfficeSettings) {
  const page = readFileSync(join(pagesDir, 'index.html'))
  await app.register(async (open) => {
    open.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'anyone' }
    })
    const files = (root: string, prefix: string) =>
      open.register(fastifyStatic, { root, prefix, decorateReply: false, immutable: true, maxAge: '1y' })
    await files(join(pagesDir, 'assets'), '/assets/')
    for (const folder of ['images', 'icons'])
      if (existsSync(join(siteDir, folder))) await files(join(siteDir, folder), `/${folder}/`)
  })
  app.setNotFoundHandler((request, reply) => {
    const isScreen =
      /^(?:GET|HEAD)$/.test(request.method) && !/^\/(?:api|assets|images|icons|photos)\//.test(request.url)
    if (!isScreen) return reply.code(404).send({ error: 'There’s nothing at this address.' })
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)
  })
}
