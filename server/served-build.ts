import { realpathSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * The build that is served now. It stays the same object until another build replaces it, so code can cache what it
 * derives from the files, for example in a `WeakMap`.
 */
export type ServedBuild = {
  /** Absolute path without symbolic links. The files of one build do not change, unless a person edits them in place. */
  dir: string
}

/** Written by every build: if one of them changes in place, that counts as another build. */
const WRITTEN_BY_EVERY_BUILD = ['index.html', 'app-shell.html', 'sw.js']

/** How soon a new build is noticed. Checking the disk for each request would be 5% of the server's work. */
const LOOK_EVERY_MS = 1_000

/**
 * Follows `siteDir`, usually a symbolic link to the newest build. The last build stays in use while the link is broken
 * or points to a folder without a home page.
 * @returns the current build. A request asks once and takes all its files from there.
 */
export function servedBuild(siteDir: string): () => ServedBuild {
  let lookedAt = Number.NEGATIVE_INFINITY
  let stamp: string | undefined
  let build: ServedBuild = { dir: resolve(siteDir) }
  return () => {
    if (performance.now() - lookedAt < LOOK_EVERY_MS) return build
    lookedAt = performance.now()
    const found = look(siteDir)
    if (found && found.stamp !== stamp) {
      stamp = found.stamp
      build = { dir: found.dir }
    }
    return build
  }
}

function look(siteDir: string): { dir: string; stamp: string } | undefined {
  try {
    const dir = realpathSync(siteDir)
    const stats = WRITTEN_BY_EVERY_BUILD.map((file) => statSync(join(dir, file), { throwIfNoEntry: false }))
    if (!stats[0]) return undefined
    return { dir, stamp: [dir, ...stats.map((found) => `${found?.mtimeMs}/${found?.size}`)].join() }
  } catch {
    return undefined
  }
}
