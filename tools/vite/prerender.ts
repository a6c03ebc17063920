import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest, type Plugin, type ResolvedConfig } from 'vite'
import { pageFileOf, paths } from '../../src/addresses/paths.ts'
import { dealer } from '../../src/content/dealer.ts'
import { parseCatalogueFile } from '../../src/contract/catalogue-file.ts'
import { FIRST_VISIT } from '../../src/contract/first-visit.ts'
import { MODEL_FILES_PATH } from '../../src/contract/model-files.ts'
import type { Vehicle } from '../../src/contract/vehicle-schema.ts'
import type { IndexedPage } from '../../src/seo/page-index.ts'
import type { DatedPage } from '../../src/seo/search-files.ts'
import type { ShareCard } from '../../src/seo/share-cards.ts'
import { lastModified } from './last-modified.ts'
import { modelFiles } from './model-files.ts'
import { writeSharePictures } from './share/draw-share-pictures.ts'

/** What `src/entry/render-page.tsx` exports. */
type Renderer = {
  pages: (vehicles: readonly Vehicle[]) => string[]
  NOT_FOUND_PATHS: readonly string[]
  besideRoot: () => string
  fontPreload: string
  rulesFor: (html: string) => string
  vehicleNotFound: (vehicles: readonly Vehicle[], builtAt: number) => { title: string; body: string }
  render: (path: string, vehicles: readonly Vehicle[], builtAt: number) => Promise<RenderedPage>
  files: (vehicles: readonly Vehicle[], builtAt: number, pages: readonly DatedPage[]) => Promise<Record<string, string>>
  indexedPages: (pages: readonly { path: string; head: string; body: string }[]) => IndexedPage[]
  shareCards: (vehicles: readonly Vehicle[]) => ShareCard[]
}

type RenderedPage = {
  /** Tags for the head: title, metadata, preloads. */
  head: string
  body: string
  /** The query results the page was rendered from, as a script element of type application/json. */
  data: string
  /** Source modules of the page's route; their chunks are preloaded. */
  modules: string[]
}

/**
 * Renders every page to a flat HTML file (`towns/scranton.html`) once the bundle is on disk and before the service
 * worker is built, so that pages are precached; and to a second one below `first-visit/`, with its rules in it. Also writes `app-shell.html` (empty, renders any route), the `404.html` and
 * `vehicle-404.html`,
 * the data files the worker falls back on and the pictures of shared links.
 */
export function prerender(entry = 'src/entry/render-page.tsx', catalogue = 'mock-api/db.json'): Plugin {
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
        const renderer = await bundleRenderer(config, entry)
        const vehicles = await readCatalogue(process.env['CATALOGUE_FILE'] ?? resolve(config.root, catalogue))
        const template = (await readFile(join(out, 'index.html'), 'utf8')).replace(
          '<!--data-->',
          (data) => renderer.besideRoot() + data,
        )
        const chunks = JSON.parse(await readFile(join(out, '.vite/manifest.json'), 'utf8')) as Manifest
        const builtAt = Date.now()

        const pages = new Map<string, RenderedPage>()
        for (const path of [...renderer.pages(vehicles), ...renderer.NOT_FOUND_PATHS]) {
          pages.set(path, await renderer.render(path, vehicles, builtAt))
        }
        const link = stylesheetLinkIn(template)
        for (const [path, page] of pages) {
          const html = fill(template, page, chunks)
          await emit(out, pageFileOf(path), html)
          if (!renderer.NOT_FOUND_PATHS.includes(path))
            await emit(out, `${FIRST_VISIT}/${pageFileOf(path)}`, withOwnRules(html, renderer.rulesFor(html), link))
        }
        const shell = { ...SHELL, head: renderer.fontPreload }
        await emit(out, 'app-shell.html', fill(template, shell, chunks))
        const gone = goneFrom(shell, renderer.vehicleNotFound(vehicles, builtAt))
        await emit(out, 'vehicle-404.html', fill(template, gone, chunks))
        const indexed = renderer.indexedPages([...pages].map(([path, { head, body }]) => ({ path, head, body })))
        const dates = await lastModified(indexed, process.env['PREVIOUS_BUILD'], out, builtAt)
        const dated = indexed.map((page) => ({ ...page, lastModified: dates.get(page.path) ?? '' }))
        const files = await renderer.files(vehicles, builtAt, dated)
        for (const [name, text] of Object.entries(files)) await emit(out, name, text)
        await emit(out, MODEL_FILES_PATH.slice(1), JSON.stringify(await modelFiles(out, chunks)))
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

async function bundleRenderer(config: ResolvedConfig, entry: string): Promise<Renderer> {
  const folder = resolve(config.root, '.cache/prerender')
  await build({
    root: config.root,
    logLevel: 'warn',
    build: { ssr: entry, outDir: folder, emptyOutDir: true, copyPublicDir: false, manifest: false, minify: false },
  })
  // The very address its own chunks import it by: under another one its contexts would be there twice.
  return (await import(pathToFileURL(join(folder, 'render-page.js')).href)) as Renderer
}

async function readCatalogue(file: string): Promise<Vehicle[]> {
  try {
    return parseCatalogueFile(await readFile(file))
  } catch (error) {
    throw new Error(`The catalogue ${file} cannot be used: ${(error as Error).message}.`, { cause: error })
  }
}

/** The page that renders any route once its script runs; without one it says where the inventory is. */
const SHELL: RenderedPage = {
  head: '',
  body: '',
  // The first title of a document counts: the one that the page puts into the head comes before this one.
  data: `<title>${dealer.name}</title><noscript><p>This page needs JavaScript. <a href="${paths.inventory}">The inventory</a> works without, and so does <a href="${paths.contact}">how to reach us</a>.</p></noscript>`,
  modules: [],
}

/** The same page in answer to a vehicle that is not there: its status says so, and so do its words without scripts. */
const goneFrom = (shell: RenderedPage, { title, body }: { title: string; body: string }): RenderedPage => ({
  ...shell,
  head: `${shell.head}<meta name="robots" content="noindex">`,
  data: `<title>${title}</title><noscript>${body}</noscript>`,
})

/** The link to the stylesheet of the site. */
function stylesheetLinkIn(template: string): string {
  const [link] = /<link rel="stylesheet" crossorigin href="[^"]*">/.exec(template) ?? []
  if (!link) throw new Error('The built index.html has no stylesheet')
  return link
}

/**
 * What is below the first screen is laid out when the entry runs: later, a link to a part of the page would lead to a wrong place. A
 * page opened at one of its sections is laid out whole, because that section must not move.
 */
const BELOW =
  '@media screen{:root:not([data-started],:has(:target)) :is(main section:nth-of-type(n+2),footer){content-visibility:auto;contain-intrinsic-height:auto 900px}}'

/**
 * Makes of a page one that is painted as soon as it is there: the rules of its elements are in it, and it asks for the stylesheet of
 * the site at its end, where scripts wait for it and what comes before does not.
 */
const withOwnRules = (html: string, rules: string, link: string): string =>
  html.replace(link, () => `<style>${rules}${BELOW}</style>`).replace('</body>', () => `${link}</body>`)

/** Inside a drawing an element without content may close itself. */
const withLeanDrawings = (html: string): string => html.replace(/><\/(?:path|circle|rect|line|use)>/g, '/>')

function fill(template: string, page: RenderedPage, chunks: Manifest): string {
  return template
    .replace('<!--head-->', () => page.head + preloads(page.modules, chunks, template))
    .replace('<!--app-->', () => withLeanDrawings(page.body))
    .replace('<!--data-->', () => page.data)
}

/** What the entry loads by itself, on every page. */
const ENTRY_REST = 'src/entry/start.tsx'

/**
 * The chunks of the page's route are named in the page, so that all are asked for at once. `inline-script.ts`
 * does that when the first picture has come, and not this list by itself: a browser loads scripts beside that picture, which
 * is late then.
 */
function preloads(modules: string[], chunks: Manifest, template: string): string {
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = chunks[key]
    if (!chunk || chunk.isEntry || files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  for (const module of [ENTRY_REST, ...modules]) visit(module)
  const named = [...files].filter((file) => !template.includes(file)).map((file) => `/${file}`)
  return named.length > 0 ? `<meta name="modules" content="${named.join(' ')}">` : ''
}

async function emit(out: string, name: string, text: string) {
  const file = join(out, name)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
