import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
const DATA_TYPE = /\btype\s*=\s*["']?application\/(?:ld\+)?json/i

/** The sources (`'sha256-...'`) that let a page's own inline scripts run; data blocks need none. */
export function hashesOf(html: string): string[] {
  const scripts = [...html.matchAll(SCRIPT)].filter(([, attributes = '']) => {
    return !/\bsrc\s*=/i.test(attributes) && !DATA_TYPE.test(attributes)
  })
  const hashes = scripts.map(([, , body = '']) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`)
  return [...new Set(hashes)]
}

/** Inline scripts come from the template, so these two pages hold them all: the home page and the empty shell. */
const PAGES = ['index.html', 'app-shell.html']

/** How soon a new build is noticed; asking the disk at every request would be a twentieth of the server's work. */
const LOOK_EVERY_MS = 1_000

/** The hashes of a built site, worked out again when a new build takes its place under the running server. */
export function inlineScriptHashes(siteDir: string): () => string[] {
  const files = PAGES.map((page) => join(siteDir, page))
  const stampOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs
  let lookedAt = Number.NEGATIVE_INFINITY
  let stamp: string | undefined
  let hashes: string[] = []
  return () => {
    if (performance.now() - lookedAt < LOOK_EVERY_MS) return hashes
    lookedAt = performance.now()
    const now = files.map(stampOf).join()
    if (now !== stamp) {
      const present = files.filter((file) => stampOf(file) !== undefined)
      hashes = [...new Set(present.flatMap((file) => hashesOf(readFileSync(file, 'utf8'))))]
      stamp = now
    }
    return hashes
  }
}
