// Builds the site when something it is made of has changed since the last build.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, say } from './run.mjs'

/** Folders and files that a build reads. A folder counts with everything below it, except for its tests. */
export const INPUTS = [
  'src',
  'public',
  'tools/vite',
  'mock-api/db.json',
  'index.html',
  'manifest.webmanifest',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
]
const isTest = (/** @type {string} */ path) => /\.test\.tsx?$/.test(path)
const isBuildVariable = (/** @type {string} */ name) => name.startsWith('VITE_') || name === 'CATALOGUE_FILE'

/** Lies in dist/, which a build empties: whoever builds in another way removes the stamp with it. */
const STAMP = 'dist/.stamp'

/** @returns {string[]} the files of a file or folder, nothing when it does not exist */
function filesOf(/** @type {string} */ path) {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return []
  if (!stats.isDirectory()) return [path]
  return readdirSync(path).flatMap((name) => filesOf(join(path, name)))
}

/**
 * A value that changes with the paths, sizes or dates of the files a build reads, or with its environment.
 * @param {string} folder the project's folder
 * @param {NodeJS.ProcessEnv} env
 */
export function buildInputs(folder, env) {
  const hash = createHash('sha256')
  const catalogue = env.CATALOGUE_FILE ? [env.CATALOGUE_FILE] : []
  const files = [...INPUTS.map((input) => join(folder, input)), ...catalogue].flatMap(filesOf)
  for (const file of files.filter((path) => !isTest(path)).sort()) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file}:${size}:${mtimeMs}\n`)
  }
  for (const name of Object.keys(env).filter(isBuildVariable).sort()) hash.update(`${name}=${env[name]}\n`)
  return hash.digest('hex')
}

function lastInputs() {
  try {
    return readFileSync(join(root, STAMP), 'utf8')
  } catch {
    return undefined
  }
}

/** Resolves with the exit code of the build, 0 when none was needed. */
export async function build() {
  const inputs = buildInputs(root, process.env)
  if (inputs === lastInputs()) {
    say('The build in dist/ is up to date')
    return 0
  }
  say('Building the site into dist/')
  rmSync(join(root, STAMP), { force: true })
  const code = await run('vite', ['build', '--logLevel', 'warn'])
  if (code === 0) writeFileSync(join(root, STAMP), inputs)
  return code
}

/** Ends the process with the build's exit code when it fails. */
export async function ensureBuild() {
  const code = await build()
  if (code !== 0) process.exit(code)
}
