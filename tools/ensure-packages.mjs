// Makes sure that node_modules has the packages of package-lock.json, and runs `npm ci` if not.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, say } from './run.mjs'

/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean }> }} Lock */

/**
 * How the installed packages differ from the lock file; undefined if they do not. Compares contents and not dates, because a fresh
 * clone or a change of branch gives files new dates. npm writes `installed` last.
 * @param {Lock} lock package-lock.json
 * @param {Lock | undefined} installed node_modules/.package-lock.json
 * @param {(path: string) => boolean} exists whether a package's folder exists
 */
export function packagesDifference(lock, installed, exists) {
  if (!installed) return 'node_modules is missing or incomplete'
  for (const [path, { version }] of Object.entries(installed.packages)) {
    if (lock.packages[path]?.version !== version) return `${path} is not the version of package-lock.json`
    if (!exists(path)) return `${path} is gone`
  }
  for (const [path, { optional }] of Object.entries(lock.packages)) {
    const expected = path !== '' && !optional
    if (expected && !installed.packages[path]) return `${path} is missing`
  }
  return undefined
}

/** @returns {Lock | undefined} */
function readLock(/** @type {string} */ path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/** Installs missing packages. Ends the process with npm's exit code if that fails. */
export async function ensurePackages() {
  const lock = readLock(join(root, 'package-lock.json'))
  if (!lock) throw new Error('package-lock.json is missing: this is not a complete checkout')
  const installed = readLock(join(root, 'node_modules/.package-lock.json'))
  const difference = packagesDifference(lock, installed, (path) => existsSync(join(root, path)))
  if (!difference) return
  say(`Installing packages with npm ci (${difference})`)
  const code = await run('npm', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'])
  if (code !== 0) process.exit(code)
}
