import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'

/** The path of the mark. `src/app/logo.tsx` and the print style sheet use it. */
const FILE = 'icons/mark.webp'

/** Its size in px: three times that in the header. */
const ROOM = { width: 192, height: 102 }

/**
 * The shape of the logo, in the size of the header. The header gives it the color of its text.
 * @throws Error for a logo without a transparent background
 */
export async function markOf(logo: Buffer): Promise<Buffer> {
  if ((await sharp(logo).stats()).isOpaque)
    throw new Error('public/logo.png needs a transparent background: the header shows its shape')
  return sharp(logo)
    .resize({ ...ROOM, fit: 'inside' })
    .webp({ quality: 1, alphaQuality: 60, effort: 6 })
    .toBuffer()
}

/** Serves and emits the header's mark, made from `/logo.png`. */
export function mark(): Plugin {
  let folder = ''
  const make = async () => markOf(await readFile(join(folder, 'logo.png')))
  return {
    name: 'mark',
    // Style rules name the file, and it is in no folder.
    config: () => ({ build: { rolldownOptions: { external: [`/${FILE}`] } } }),
    configResolved(config) {
      folder = config.publicDir
    },
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, async (_request, response) => {
        response.setHeader('content-type', 'image/webp')
        response.end(await make())
      })
    },
    async generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName: FILE, source: await make() })
    },
  }
}
