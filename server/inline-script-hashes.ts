import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServedBuild } from './served-build.ts'

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
const DATA_TYPE = /\btype\s*=\s*["']?application\/(?:ld\+)?json/i

/** How a policy names an inline script or a `<style>` element. */
export const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The sources (`'sha256-...'`) that let a page's own inline scripts run; data blocks need none. */
export function hashesOf(html: string): string[] {
  const scripts = [...html.matchAll(SCRIPT)].filter(([, attributes = '']) => {
    return !/\bsrc\s*=/i.test(attributes) && !DATA_TYPE.test(attributes)
  })
  return [...new Set(scripts.map(([, , body = '']) => sourceOf(body)))]
}

/** Inline scripts come from the template, so these two pages contain all of them: the home page and the empty shell. */
const PAGES = ['index.html', 'app-shell.html']

/**
 * The hashes of the current build and of the one before it, from which a request that started before the change may
 * still get its page.
 */
export function inlineScriptHashes(build: () => ServedBuild): () => readonly string[] {
  let lastBuild: ServedBuild | undefined
  let own: readonly string[] = []
  let hashes: readonly string[] = []
  return () => {
    const now = build()
    if (now !== lastBuild) {
      lastBuild = now
      const before = own
      own = hashesIn(now)
      hashes = [...new Set([...own, ...before])]
    }
    return hashes
  }
}

function hashesIn({ dir }: ServedBuild): string[] {
  const files = PAGES.map((page) => join(dir, page)).filter((file) => existsSync(file))
  return files.flatMap((file) => hashesOf(readFileSync(file, 'utf8')))
}
