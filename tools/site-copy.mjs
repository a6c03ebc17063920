// A copy of the sources, which a test or a measurement may change and build.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { INPUTS } from './builds/inputs.mjs'
import { root } from './run.mjs'

/** Too large to copy, and never changed. */
const SHARED = ['node_modules', 'public']
const isOfThisMachine = (/** @type {string} */ path) => path.startsWith('.env')

export class SiteCopy {
  /** @param {string} folder */
  constructor(folder) {
    this.folder = folder
    this.dist = join(folder, 'dist')
  }

  /** @param {readonly string[]} [more] what to copy besides what a build reads */
  static async create(more = []) {
    const copy = new SiteCopy(await mkdtemp(join(tmpdir(), 'site-copy-')))
    const copied = [...INPUTS, ...more].filter((path) => !SHARED.includes(path) && !isOfThisMachine(path))
    // One after another, because one may contain another.
    for (const path of copied) await cp(join(root, path), join(copy.folder, path), { recursive: true })
    await Promise.all(SHARED.map((path) => symlink(join(root, path), join(copy.folder, path), 'junction')))
    return copy
  }

  /**
   * Adds entries to a list, behind an existing one.
   * @param {string} file
   * @param {string} entry
   * @param {string} added
   */
  async addAfter(file, entry, added) {
    const path = join(this.folder, file)
    const [before, after, ...more] = (await readFile(path, 'utf8')).split(entry)
    if (after === undefined || more.length > 0) throw new Error(`${file} should have this exactly once: ${entry}`)
    await writeFile(path, before + entry + added + after)
  }

  /**
   * @param {string} file
   * @param {string} text
   */
  async write(file, text) {
    await writeFile(join(this.folder, file), text)
  }

  /**
   * A file of the build.
   * @param {string} file
   */
  async read(file) {
    return readFile(join(this.dist, file), 'utf8')
  }

  /**
   * Builds as `npm run build` does, but directly into `dist/`.
   * @param {readonly string[]} [options] further ones of `vite build`
   * @param {NodeJS.ProcessEnv} [extraEnv]
   */
  async build(options = [], extraEnv = {}) {
    const vite = join(this.folder, 'node_modules/vite/bin/vite.js')
    // Without the variables of a test runner, which would change the build.
    const { VITEST: _, NODE_ENV: __, ...env } = process.env
    const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'error', '--outDir', 'dist', ...options], {
      cwd: this.folder,
      env: { ...env, ...extraEnv },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    child.stderr.on('data', (chunk) => {
      said += chunk
    })
    const [code] = await once(child, 'close')
    if (code !== 0) throw new Error(`The build ended with ${code}:\n${said}`)
  }

  /**
   * Runs a program of the copy and shows its output.
   * @param {...string} args
   */
  async run(...args) {
    const { VITEST: _, NODE_ENV: __, ...env } = process.env
    const child = spawn(process.execPath, args, { cwd: this.folder, env, stdio: ['ignore', 'inherit', 'inherit'] })
    const [code] = await once(child, 'close')
    if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`)
  }

  async remove() {
    await rm(this.folder, { recursive: true, force: true })
  }
}
