import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join, parse, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { paths } from '../../src/addresses/paths.ts'

const FILE = 'manifest.webmanifest'

/**
 * The manifest of `/kiosk`: an app of its own, which always fills the screen, even while a document loads. It has no entries for
 * launchers and stores.
 */
function kioskManifest(source: string): string {
  const { name, shortcuts: _, screenshots: __, launch_handler: ___, ...shared } = JSON.parse(source)
  return JSON.stringify({
    ...shared,
    id: paths.kiosk,
    name: `${name}, kiosk`,
    short_name: 'Kiosk',
    display: 'fullscreen',
    display_override: ['fullscreen', 'standalone'],
  })
}

type Icons = { icons: { src: string }[] }

/**
 * Serves and emits `manifest.webmanifest`. In the build its icons are named after their content, because a launcher only requests an icon
 * again under another name.
 */
export function manifest(): Plugin {
  let source = ''
  let publicFolder = ''
  const renamed = new Set<string>()
  return {
    name: 'web-app-manifest',
    configResolved(config) {
      source = resolve(config.root, FILE)
      publicFolder = config.publicDir
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
      // Parsed and written again, so that an invalid manifest fails the build, and without white space.
      const parsed = JSON.parse(await readFile(source, 'utf8')) as Icons & { shortcuts: Icons[] }
      for (const icon of [parsed, ...parsed.shortcuts].flatMap(({ icons }) => icons)) {
        const content = await readFile(join(publicFolder, icon.src))
        const { name, ext } = parse(icon.src)
        const fileName = `assets/${name}-${createHash('sha256').update(content).digest('hex').slice(0, 8)}${ext}`
        this.emitFile({ type: 'asset', fileName, source: content })
        renamed.add(icon.src)
        icon.src = `/${fileName}`
      }
      const text = JSON.stringify(parsed)
      this.emitFile({ type: 'asset', fileName: FILE, source: text })
      this.emitFile({ type: 'asset', fileName: 'kiosk.webmanifest', source: kioskManifest(text) })
    },
    // Vite copies the whole folder.
    async writeBundle({ dir = '' }) {
      for (const src of renamed) await rm(join(dir, src), { force: true })
    },
  }
}
