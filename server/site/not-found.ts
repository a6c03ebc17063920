import type { FastifyInstance, FastifyReply } from 'fastify'
import { notFoundPathOf, pageFileOf } from '../../src/addresses/paths.ts'
import { apiError } from '../api/errors.ts'
import type { ServedBuild } from '../served-build.ts'
import { isFileName, sendSiteFile } from './static-files.ts'

/** The page without content, into which the app renders any address. */
export const APP_SHELL = 'app-shell.html'

/** The page for an unknown vehicle, with a text for browsers without scripts. */
export const VEHICLE_NOT_FOUND = 'vehicle-404.html'

/**
 * Headers that would turn a file into a 304 or a part of itself, so that the visitor of a 404 would see an empty page.
 */
const CONDITIONS = ['if-none-match', 'if-modified-since', 'range']

export function sendNotFoundFile(reply: FastifyReply, file: string, build: ServedBuild): FastifyReply {
  for (const condition of CONDITIONS) delete reply.request.raw.headers[condition]
  return sendSiteFile(reply.code(404), file, build)
}

/** Answers in the format that the client asked for: JSON on the API, text for a file, HTML for a page. */
export function notFound(app: FastifyInstance, build: () => ServedBuild) {
  app.setNotFoundHandler((request, reply) => {
    const [pathname = '/'] = request.url.split('?')
    reply.header('cache-control', 'no-cache')
    if (pathname === '/api' || pathname.startsWith('/api/')) return reply.code(404).send(apiError(404))
    // HTML in place of a script or a picture causes errors that are harder to find, and caches would store it.
    if (isFileName(pathname)) return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n')
    return sendNotFoundFile(reply, pageFileOf(notFoundPathOf(pathname)), build())
  })
  app.all('/api', (_request, reply) => reply.callNotFound())
  app.all('/api/*', (_request, reply) => reply.callNotFound())
}
