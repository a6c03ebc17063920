import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { paths } from '../../src/addresses/paths.ts'

const FILE = 'manifest.webmanifest'

/**
 * Installed from `/kiosk`, the site is another app than on a person's phone: it fills the screen, also when a document is loaded.
 * What a launcher or a store would show of it is left out.
 */
function kioskManifest(source: string): string {
  const { name, shortcuts: _, screenshots: __, ...shared } = JSON.parse(source)
  return JSON.stringify({
    ...shared,
    id: paths.kiosk,
    name: `${name}, kiosk`,
    short_name: 'Kiosk',
    display: 'fullscreen',
    display_override: ['fullscreen', 'standalone'],
  })
}

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
      server.middlewares.use('/kiosk.webmanifest', async (_request, response) => {
        response.setHeader('content-type', 'application/manifest+json')
        response.end(kioskManifest(await readFile(source, 'utf8')))
      })
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const text = await readFile(source, 'utf8')
      // Parsed and written again: a broken manifest fails the build, and white space is not sent.
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(JSON.parse(text)) })
      this.emitFile({ type: 'asset', fileName: 'kiosk.webmanifest', source: kioskManifest(text) })
    },
  }
}
