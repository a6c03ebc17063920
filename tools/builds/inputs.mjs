// The files that a build is made from.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The vehicles, unless `CATALOGUE_FILE` names another file. */
const CATALOGUE = 'mock-api/db.json'

/** The folders and files that a build reads besides the catalogue. A folder includes everything below it except tests. */
export const CODE = [
  'src',
  'public',
  'tools/vite',
  'server/rendering/thread.ts',
  'server/rendering/orders.ts',
  'server/share-pictures/draw.ts',
  'server/share-pictures/text.ts',
  'index.html',
  'manifest.webmanifest',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'patches',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
]

/** All files that a build reads. */
export const INPUTS = [...CODE, CATALOGUE]

const isTest = (/** @type {string} */ path) => /\.test\.tsx?$/.test(path)
const isBuildVariable = (/** @type {string} */ name) => name.startsWith('VITE_')

/** @returns {string[]} the files of a file or folder, nothing when it does not exist */
function filesOf(/** @type {string} */ path) {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return []
  if (!stats.isDirectory()) return [path]
  return readdirSync(path).flatMap((name) => filesOf(join(path, name)))
}

/**
 * A value that changes with the paths, sizes or dates of the code a build reads, or with its environment.
 * @param {string} folder the project's folder
 * @param {NodeJS.ProcessEnv} env
 */
export function codeInputs(folder, env) {
  const hash = createHash('sha256')
  const files = CODE.map((input) => join(folder, input)).flatMap(filesOf)
  for (const file of files.filter((path) => !isTest(path)).sort()) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file}:${size}:${mtimeMs}\n`)
  }
  for (const name of Object.keys(env).filter(isBuildVariable).sort()) hash.update(`${name}=${env[name]}\n`)
  return hash.digest('hex')
}

/**
 * Absolute path of the catalogue.
 * @param {string} folder the project's folder
 * @param {NodeJS.ProcessEnv} env
 */
export const catalogueFile = (folder, env) => resolve(folder, env.CATALOGUE_FILE || CATALOGUE)

/**
 * A value that changes with the content of the catalogue, and not when the file is saved without a change.
 * Undefined when it cannot be read.
 * @param {string} file
 */
export function catalogueInput(file) {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('hex')
  } catch {
    return undefined
  }
}
