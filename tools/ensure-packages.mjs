// Makes sure that node_modules is what package-lock.json says, and runs `npm ci` when it is not.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { takeInstallLock } from './install-lock.mjs'
import { root, run, say } from './run.mjs'

/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean }> }} Lock */

/**
 * How the installed packages differ from the lock file, or undefined when they agree. Compares the contents and not the dates: a
 * fresh clone or a change of branch gives files new dates, and npm writes `installed` only at its very end.
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

function differenceIn(/** @type {string} */ folder) {
  const lock = readLock(join(folder, 'package-lock.json'))
  if (!lock) throw new Error('package-lock.json is missing: this is not a complete checkout')
  return packagesDifference(lock, readLock(join(folder, 'node_modules/.package-lock.json')), (path) =>
    existsSync(join(folder, path)),
  )
}

const npmCi = () => run('npm', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'])

/**
 * Installs what is missing. Two that start at once take turns: the second finds the packages installed.
 * @param {{ folder?: string, install?: () => Promise<number>, tell?: (line: string) => void }} [options]
 * @returns {Promise<number>} npm's exit code, 0 when there was nothing to do
 */
export async function installPackages({ folder = root, install = npmCi, tell = say } = {}) {
  if (!differenceIn(folder)) return 0
  const turn = join(folder, '.cache/install-lock.txt')
  const giveBack = await takeInstallLock(turn, (owner) =>
    tell(`Waiting for another installation of packages here (process ${owner}; if there is none, delete ${turn})`),
  )
  try {
    const difference = differenceIn(folder)
    if (!difference) return 0
    tell(`Installing packages with npm ci (${difference})`)
    return await install()
  } finally {
    giveBack()
  }
}

/** Ends the process with npm's exit code when the installation fails. */
export async function ensurePackages() {
  const code = await installPackages()
  if (code !== 0) process.exit(code)
}
