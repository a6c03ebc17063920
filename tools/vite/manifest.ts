import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const FILE = 'manifest.webmanifest'

/** Serves and emits the web app manifest from its one place at the top of the repository. */
export function manifest(): Plugin {
  let source = ''
  return {
    name: 'web-app-manifest',
    configResolved(config) {
      source = resolve(config.root, FILE)
    },
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, async (_request, response) => {
        response.setHeader('content-type', 'application/manifest+json')
        response.end(await readFile(source))
      })
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      // Parsed and written again: a broken manifest fails the build, and white space is not sent.
      this.emitFile({
        type: 'asset',
        fileName: FILE,
        source: JSON.stringify(JSON.parse(await readFile(source, 'utf8'))),
      })
    },
  }
}
