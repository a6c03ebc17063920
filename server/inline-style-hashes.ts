import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sourceOf } from './inline-script-hashes.ts'
import type { ServedBuild } from './served-build.ts'

const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/gi

/** The sources (`'sha256-...'`) that allow the `<style>` elements of an HTML file, or of a template in a script. */
export const styleHashesOf = (text: string): string[] => [
  ...new Set([...text.matchAll(STYLE)].map(([, rules = '']) => sourceOf(rules))),
]

const pages = new WeakMap<ServedBuild, Map<string, readonly string[]>>()

/**
 * The hashes of a page's own `<style>` elements. A page is read once, and again when its file was replaced.
 * @param file an HTML file by its path in the build
 */
export function stylesOfPage(build: ServedBuild, file: string): readonly string[] {
  const known = pages.get(build) ?? new Map<string, readonly string[]>()
  pages.set(build, known)
  const path = join(build.dir, file)
  const version = `${file} ${statSync(path).mtimeMs}`
  const hashes = known.get(version) ?? styleHashesOf(readFileSync(path, 'utf8'))
  known.set(version, hashes)
  return hashes
}

/**
 * The viewer of 3-D models, the only script whose template has a `<style>` element. A build also contains those of
 * earlier builds.
 */
const VIEWER = /^viewer-[\w-]+\.js$/

const viewers = new WeakMap<ServedBuild, readonly string[]>()

/** The hashes that every page needs besides its own: any page can open the viewer without loading another document. */
export function stylesOfViewer(build: ServedBuild): readonly string[] {
  const known = viewers.get(build) ?? [
    ...new Set(viewerFiles(build).flatMap((file) => styleHashesOf(readFileSync(file, 'utf8')))),
  ]
  viewers.set(build, known)
  return known
}

function viewerFiles({ dir }: ServedBuild): string[] {
  const assets = join(dir, 'assets')
  if (!existsSync(assets)) return []
  return readdirSync(assets)
    .filter((name) => VIEWER.test(name))
    .map((name) => join(assets, name))
}
