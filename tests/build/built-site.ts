import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { vehiclesOnList } from '../../src/contract/catalogue-file.ts'
import { FIRST_VISIT } from '../../src/contract/first-visit.ts'
import type { Vehicle } from '../../src/contract/vehicle-schema.ts'
import { precachedBy } from './precache.ts'

const DIST = 'dist'

/** Every file of the build that a server sends, by its path in the build. */
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
  .filter((file) => !file.startsWith('.'))

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

export const precached: readonly string[] = precachedBy(read('sw.js'))

export const vehicles: readonly Vehicle[] = vehiclesOnList(
  readFileSync(process.env.CATALOGUE_FILE ?? 'mock-api/db.json'),
)
