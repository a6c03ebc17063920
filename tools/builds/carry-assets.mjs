import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** For how long hashed files stay after the last build that they were part of: a tab may stay open over night. */
const KEPT_MS = 24 * 60 * 60 * 1000

/** The compressed forms lie beside the file that they are made from, and go with it. */
const ENDINGS = ['', '.br', '.gz']
const isCompressed = (/** @type {string} */ name) => /\.(?:br|gz)$/.test(name)

/**
 * Copies hashed files of earlier builds into a new one: all that are the build's before, however old it is, and those that
 * it has carried itself for less than a day. So a changed price, which makes a build every time, does not take away
 * what tabs opened before the last upgrade ask for.
 * @param {{ dir: string, made?: { assets: Record<string, number | null> } | undefined } | undefined} before
 * @param {string} dir the new build
 * @param {number} now epoch ms
 * @returns {Record<string, number | null>} the hashed files of the new build: null for its own, for others until when they were somebody's own
 */
export function carryAssets(before, dir, now) {
  const own = assetsIn(dir)
  /** @type {Record<string, number | null>} */
  const assets = Object.fromEntries(own.map((name) => [name, null]))
  if (!before) return assets
  const known = before.made?.assets ?? Object.fromEntries(assetsIn(before.dir).map((name) => [name, null]))
  for (const [name, until] of Object.entries(known)) {
    if (name in assets || (until !== null && until <= now - KEPT_MS)) continue
    if (copy(join(before.dir, 'assets'), join(dir, 'assets'), name)) assets[name] = until ?? now
  }
  return assets
}

function copy(/** @type {string} */ from, /** @type {string} */ to, /** @type {string} */ name) {
  const endings = ENDINGS.filter((ending) => existsSync(join(from, name + ending)))
  if (endings.length === 0) return false
  mkdirSync(to, { recursive: true })
  for (const ending of endings) copyFileSync(join(from, name + ending), join(to, name + ending))
  return true
}

function assetsIn(/** @type {string} */ dir) {
  const folder = join(dir, 'assets')
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(folder).filter((name) => !isCompressed(name))
}
