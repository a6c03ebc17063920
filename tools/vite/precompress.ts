import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(?:html|js|css|svg|json|webmanifest|txt|xml|glb)$/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes `.br` and `.gz` beside every text file and every 3-D model of the build, so that the server compresses nothing at request time. */
export function precompress(): Plugin {
  let out = ''
  return {
    name: 'precompress',
    apply: (user, { command }) => command === 'build' && !user.build?.ssr,
    configResolved(config) {
      out = resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler(error?: Error) {
        if (error) return
        const names = await readdir(out, { recursive: true })
        const sent = names.filter((name) => TEXT.test(name) && !name.startsWith('.'))
        await Promise.all(sent.map((name) => compress(join(out, name))))
      },
    },
  }
}

async function compress(file: string) {
  const text = await readFile(file)
  // Quality 9 is within 2 % of 11 and takes a tenth of the time.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  await Promise.all([
    brotli(text, { params }).then((bytes) => writeFile(`${file}.br`, bytes)),
    zip(text, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ])
}
