import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Keeps the hashed files of the build before this one, and of that one only: a tab that is still open on it may ask
 * for a chunk it has not loaded yet. They are added after the worker is built, so they are served but not precached.
 */
export function keepPreviousAssets(): Plugin {
  let assets = ''
  let aside = ''
  let listing = ''
  return {
    name: 'keep-previous-assets',
    apply: (user, { command }) => command === 'build' && !user.build?.ssr,
    configResolved(config) {
      const cache = resolve(config.root, '.cache')
      assets = resolve(config.root, config.build.outDir, config.build.assetsDir)
      aside = join(cache, 'previous-assets')
      listing = join(cache, 'assets.json')
    },
    async buildStart() {
      await mkdir(resolve(aside, '..'), { recursive: true })
      // None there: no build yet, or the last one failed, and what it set aside is still wanted.
      if (!existsSync(assets)) return
      await rm(aside, { recursive: true, force: true })
      await rename(assets, aside)
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler(error?: Error) {
        if (error) return
        const current = await readdir(assets)
        for (const name of await readListing(listing)) {
          // A file of the last build may be gone when somebody cleaned up between two builds.
          if (!current.includes(name)) await copyFile(join(aside, name), join(assets, name)).catch(() => {})
        }
        await writeFile(listing, JSON.stringify(current))
      },
    },
  }
}

const readListing = async (file: string): Promise<string[]> =>
  readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as string[],
    () => [],
  )
