import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import { NOT_FOUND_PATHS, pageFileOf } from '../../src/addresses/paths.ts'
import { vehiclesOnList } from '../../src/contract/catalogue-file.ts'
import { FIRST_VISIT } from '../../src/contract/first-visit.ts'
import { MODEL_FILES_PATH } from '../../src/contract/model-files.ts'
import type { Vehicle } from '../../src/contract/vehicle-schema.ts'
import { type BuiltPages, type Frame, RENDERING, type RenderedPage, type Renderer } from '../../src/entry/rendering.ts'
import { lastModified } from './last-modified.ts'
import { modelFiles } from './model-files.ts'
import { writeSharePictures } from './write-share-pictures.ts'

/**
 * Renders every page to a flat HTML file (`towns/scranton.html`), and to a second one below `first-visit/` with its rules in it. Runs
 * after the bundle is written, and before the service worker is built, so that it precaches the pages. Also writes `app-shell.html` (empty,
 * renders any route), `404.html`, `vehicle-404.html`, the data files that the worker uses offline and the pictures of shared links.
 */
export function prerender(catalogue = 'mock-api/db.json'): Plugin {
  let config: ResolvedConfig
  return {
    name: 'prerender',
    apply: (user, { command }) => command === 'build' && !user.build?.ssr,
    configResolved(resolved) {
      config = resolved
    },
    closeBundle: {
      sequential: true,
      order: 'pre',
      async handler(error?: Error) {
        if (error) return
        const out = resolve(config.root, config.build.outDir)
        const renderer = await bundleRenderer(config, out)
        const vehicles = await readCatalogue(process.env['CATALOGUE_FILE'] ?? resolve(config.root, catalogue))
        const frame: Frame = {
          template: await readFile(join(out, 'index.html'), 'utf8'),
          chunks: JSON.parse(await readFile(join(out, '.vite/manifest.json'), 'utf8')),
        }
        const builtAt = Date.now()

        const pages = new Map<string, RenderedPage>()
        for (const path of [...renderer.pages(vehicles), ...NOT_FOUND_PATHS]) {
          pages.set(path, await renderer.render(path, vehicles, builtAt))
        }
        const isNotFound = (path: string) => NOT_FOUND_PATHS.some((each) => each === path)
        for (const [path, page] of pages) {
          const { html, firstVisit } = renderer.documentOf(frame, page)
          await emit(out, pageFileOf(path), html)
          if (!isNotFound(path)) await emit(out, `${FIRST_VISIT}/${pageFileOf(path)}`, firstVisit)
        }
        await emit(out, 'app-shell.html', renderer.shell(frame))
        await emit(out, 'vehicle-404.html', renderer.vehicleNotFound(frame, vehicles, builtAt))
        const indexed = renderer.indexedPages([...pages].map(([path, { head, body }]) => ({ path, head, body })))
        const dates = await lastModified(indexed, process.env['PREVIOUS_BUILD'], out, builtAt)
        const listed = indexed.map(({ path, title, description }) => ({
          path,
          title,
          description,
          lastModified: dates.get(path) ?? '',
        }))
        const built: BuiltPages = { frame, listPages: renderer.listPages, listed }
        await emit(out, `${RENDERING}/build.json`, JSON.stringify(built))
        const files = await renderer.files(vehicles, builtAt, listed)
        for (const [name, text] of Object.entries(files)) await emit(out, name, text)
        await emit(out, MODEL_FILES_PATH.slice(1), JSON.stringify(await modelFiles(out, frame.chunks)))
        const drawn = await writeSharePictures(renderer.shareCards(vehicles), {
          files: config.publicDir,
          out,
          cache: resolve(config.root, '.cache/share'),
        })
        await rm(join(out, '.vite'), { recursive: true })
        config.logger.info(
          `prerendered ${pages.size} pages, drew ${drawn} share pictures in ${Date.now() - builtAt} ms`,
        )
      },
    },
  }
}

/** Bundles the renderer of pages with its packages, which a production server does not have. */
async function bundleRenderer(config: ResolvedConfig, out: string): Promise<Renderer> {
  const folder = join(out, RENDERING)
  await build({
    root: config.root,
    logLevel: 'warn',
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
      minify: false,
      rolldownOptions: {
        input: ['src/entry/renderer.ts', 'server/rendering/thread.ts'].map((file) => join(config.root, file)),
        // Only a press in the browser loads it.
        external: '@google/model-viewer',
      },
    },
  })
  // The address by which its chunks import it. Imported by another address, its React contexts would exist twice.
  const { renderer } = await import(pathToFileURL(join(folder, 'renderer.js')).href)
  return renderer as Renderer
}

async function readCatalogue(file: string): Promise<Vehicle[]> {
  try {
    return vehiclesOnList(await readFile(file))
  } catch (error) {
    throw new Error(`The catalogue ${file} cannot be used: ${(error as Error).message}.`, { cause: error })
  }
}

async function emit(out: string, name: string, text: string) {
  const file = join(out, name)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
