import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dealer } from '../../src/content/dealer.ts'
import { FIRST_VISIT } from '../../src/contract/first-visit.ts'
import { type Vehicle, vehicleListSchema } from '../../src/contract/vehicle-schema.ts'
import { precachedBy } from './precache.ts'

const DIST = 'dist'

/** Every file of the build by its path in it, without the compressed twins. */
export const builtFiles: readonly string[] = readdirSync(DIST, {
  encoding: 'utf8',
  recursive: true,
  withFileTypes: true,
})
  .filter((entry) => entry.isFile())
  .map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(DIST.length + 1)
      .replaceAll('\\', '/'),
  )

export const read = (file: string): string => readFileSync(join(DIST, file), 'utf8')
export const readBytes = (file: string): Buffer => readFileSync(join(DIST, file))

const isFirstVisit = (file: string) => file.startsWith(`${FIRST_VISIT}/`)

export const pageFiles = builtFiles.filter((file) => file.endsWith('.html') && !isFirstVisit(file))

/** The second files of pages, with their rules of style in them. */
export const firstVisitFiles = builtFiles.filter((file) => file.endsWith('.html') && isFirstVisit(file))

/** Pages without content, into which scripts draw what the address asks for. */
export const SHELL_FILES: readonly string[] = ['app-shell.html', 'vehicle-404.html']

/** The file of a page: `/` is index.html, `/towns/scranton` is towns/scranton.html. */
export const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** The address a page names as its own; undefined for what is a page at no address. */
export const canonicalOf = (html: string): string | undefined => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]

/** Pages that search engines may list. A second address of a page names the first and is none of them; some hide. */
export const listedFiles = pageFiles.filter((file) => {
  const html = read(file)
  const canonical = canonicalOf(html)
  return (
    canonical !== undefined &&
    !html.includes('<meta name="robots" content="noindex"') &&
    fileOf(canonical.slice(dealer.url.length)) === file
  )
})

/** Files of ours that a page's HTML asks for, as they are asked for: scripts, preloads, pictures, icons. */
export function filesAskedFor(html: string): string[] {
  const attributes = [...html.matchAll(/\s(?:src|href|srcset|imagesrcset|poster)="([^"]*)"/gi)]
  const addresses = attributes.flatMap((match) =>
    (match[1] ?? '').split(',').map((part) => part.trim().split(' ')[0] ?? ''),
  )
  const ours = addresses.filter((address) => address.startsWith('/') && !address.startsWith('//'))
  return [...new Set(ours.map((address) => address.slice(1).replace(/[?#].*$/, '')))].filter((path) =>
    /\.\w+$/.test(path),
  )
}

export const precached: readonly string[] = precachedBy(read('sw.js'))

export const vehicles: readonly Vehicle[] = vehicleListSchema.parse(
  JSON.parse(readFileSync(process.env.CATALOGUE_FILE ?? 'mock-api/db.json', 'utf8')).vehicles,
)
