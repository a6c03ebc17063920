import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { isFileName } from './static-files.ts'

/** Files by their name, pages by their clean address. */
export function pages(app: FastifyInstance, siteDir: string) {
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const path = request.params['*'] || 'index'
    const file = isFileName(path) ? path : `${path}.html`
    // Asked beforehand: a second file sent from inside the failure of the first would leave its listeners behind.
    return existsSync(join(siteDir, file)) ? reply.sendFile(file) : reply.callNotFound()
  })
}
