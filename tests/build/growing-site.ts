import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { INPUTS } from '../../tools/ensure-build.mjs'

const VITE = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
/** Too large to copy, and not changed by anybody. */
const SHARED = ['node_modules', 'public']

/** A copy of the sources that a test may add to and build, without touching the ones it was taken from. */
export class GrowingSite {
  readonly folder: string

  private constructor(folder: string) {
    this.folder = folder
  }

  static async create(): Promise<GrowingSite> {
    const folder = await mkdtemp(join(tmpdir(), 'growing-site-'))
    const copied = [...INPUTS, 'package.json'].filter((path) => !SHARED.includes(path) && !path.startsWith('.env'))
    await Promise.all(copied.map((path) => cp(path, join(folder, path), { recursive: true })))
    await Promise.all(SHARED.map((path) => symlink(resolve(path), join(folder, path), 'junction')))
    return new GrowingSite(folder)
  }

  /** Adds an entry to a list, after the one that is given. */
  async addAfter(file: string, entry: string, added: string): Promise<void> {
    const path = join(this.folder, file)
    const [before, after, ...more] = (await readFile(path, 'utf8')).split(entry)
    if (after === undefined || more.length > 0) throw new Error(`${file} does not hold this once: ${entry}`)
    await writeFile(path, before + entry + added + after)
  }

  async write(file: string, text: string): Promise<void> {
    await writeFile(join(this.folder, file), text)
  }

  /** Builds as `npm run build` does, but for the minifier, whose work changes nothing a page says. */
  async build(): Promise<void> {
    const vite = spawn(process.execPath, [VITE, 'build', '--minify', 'false', '--logLevel', 'warn'], {
      cwd: this.folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      // A test runner's own settings would make this a build for tests.
      env: { ...process.env, NODE_ENV: 'production', VITEST: undefined },
    })
    let said = ''
    vite.stderr.on('data', (chunk) => {
      said += chunk
    })
    const [code] = (await once(vite, 'close')) as [number | null]
    if (code !== 0) throw new Error(`The build ended with ${code}:\n${said}`)
  }

  read(file: string): Promise<string> {
    return readFile(join(this.folder, 'dist', file), 'utf8')
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true })
  }
}
