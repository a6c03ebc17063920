// The folders that builds lie in. `dist` is a symbolic link to the one in place: another one takes its place by one rename
// of the link, so that there is no moment without a site.
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { carryAssets } from './carry-assets.mjs'

/**
 * What is known of a build.
 * @typedef {object} Made
 * @property {string} code what it was made from, see inputs.mjs
 * @property {string} catalogue
 * @property {string} at when, as ISO 8601
 * @property {Record<string, number | null>} assets its hashed files: null for its own, for those of earlier builds the time (epoch ms) until which they were somebody's own
 * @property {number} [restored] the build that it is a copy of
 */
/** @typedef {{ number: number, dir: string, made: Made | undefined }} Build */

/** Lies in each build: JSON. Its name begins with a dot, so that no server sends it. */
const MADE = '.build'
/** How many builds stay, the one in place among them. */
const KEPT = 4
/** Says which build was rolled back. */
const REJECTED = 'rejected.json'

export class Builds {
  /** @param {string} link absolute path of the site as the server knows it */
  constructor(link) {
    this.link = link
    this.folder = join(dirname(link), '.builds')
  }

  /** The build in place; undefined when there is none. `number` is 0 for a folder that no build of ours made. */
  live() {
    if (!existsSync(join(this.link, 'index.html'))) return undefined
    const dir = realpathSync(this.link)
    return {
      number: dirname(dir) === realpathOf(this.folder) ? Number(basename(dir)) || 0 : 0,
      dir,
      made: readMade(dir),
    }
  }

  /** All builds that stay, oldest first. @returns {Build[]} */
  list() {
    if (!existsSync(this.folder)) return []
    const numbers = readdirSync(this.folder).filter((name) => /^\d+$/.test(name))
    return numbers
      .map(Number)
      .sort((a, b) => a - b)
      .map((number) => ({
        number,
        dir: join(this.folder, String(number)),
        made: readMade(join(this.folder, String(number))),
      }))
  }

  /** An empty folder for a new build, beside those that are done. What earlier attempts left behind is removed. */
  begin() {
    mkdirSync(this.folder, { recursive: true })
    for (const name of readdirSync(this.folder)) {
      if (name.startsWith('unfinished-')) removeIfPossible(join(this.folder, name))
    }
    const dir = join(this.folder, `unfinished-${process.pid}`)
    mkdirSync(dir)
    return dir
  }

  /**
   * Puts a finished build in place. The hashed files of the build before come along: a tab that is still open on it may ask
   * for a chunk it has not loaded yet.
   * @param {string} dir where it was built
   * @param {Omit<Made, 'assets' | 'at'>} made
   * @returns {Build}
   */
  place(dir, made) {
    this.#adopt()
    const live = this.live()
    const at = new Date()
    const assets = carryAssets(live, dir, at.getTime())
    const whole = { ...made, at: at.toISOString(), assets }
    writeFileSync(join(dir, MADE), JSON.stringify(whole))
    const number = (this.list().at(-1)?.number ?? 0) + 1
    const place = join(this.folder, String(number))
    renameSync(dir, place)
    this.#point(place)
    this.#clean()
    return { number, dir: place, made: whole }
  }

  /** The build that a rollback puts in place; undefined when there is none. */
  previous() {
    const live = this.live()
    const since = live?.made?.restored ?? live?.number ?? 0
    return this.list().findLast(({ number }) => number < since)
  }

  /**
   * Puts a build in place again, as a copy (a rollback), and notes that the one in place is not to be built again.
   * @param {Build} build
   */
  restore(build) {
    const dir = this.begin()
    cpSync(build.dir, dir, { recursive: true, preserveTimestamps: true })
    this.reject(this.live()?.made)
    const { code = '', catalogue = '' } = build.made ?? {}
    return this.place(dir, { code, catalogue, restored: build.number })
  }

  /** @param {Pick<Made, 'code' | 'catalogue'> | undefined} made what no build makes by itself again; undefined removes the note */
  reject(made) {
    const file = join(this.folder, REJECTED)
    if (made) writeFileSync(file, JSON.stringify({ code: made.code, catalogue: made.catalogue }))
    else rmSync(file, { force: true })
  }

  /**
   * Whether a build from these inputs would put in place again what was rolled back.
   * @param {Pick<Made, 'code' | 'catalogue'>} inputs
   */
  isRejected(inputs) {
    const rejected = /** @type {Pick<Made, 'code' | 'catalogue'> | undefined} */ (readJson(join(this.folder, REJECTED)))
    if (!rejected || rejected.code !== inputs.code) return false
    // Where only the catalogue differed, the code is not what was wrong.
    return this.live()?.made?.code !== rejected.code || rejected.catalogue === inputs.catalogue
  }

  /** A folder in the place of the link, from a version without links or unpacked by hand, becomes a build like the others. */
  #adopt() {
    const stats = lstatSync(this.link, { throwIfNoEntry: false })
    if (!stats?.isDirectory()) return
    const number = (this.list().at(-1)?.number ?? 0) + 1
    const dir = join(this.folder, String(number))
    renameSync(this.link, dir)
    this.#point(dir)
  }

  #point(/** @type {string} */ dir) {
    const next = join(this.folder, 'next')
    rmSync(next, { force: true })
    // Relative, so that the project's folder may be moved. Windows has no relative junctions.
    const isWindows = process.platform === 'win32'
    symlinkSync(isWindows ? dir : relative(dirname(this.link), dir), next, 'junction')
    try {
      renameSync(next, this.link)
    } catch (error) {
      // Windows does not rename over a junction. Meanwhile a running server stays with the build before.
      if (!isWindows) throw error
      rmSync(this.link, { force: true })
      renameSync(next, this.link)
    }
  }

  /** However often a price has changed since, the last build of other code stays. */
  #clean() {
    const code = this.live()?.made?.code
    const older = this.list().slice(0, -KEPT)
    const lastOfOtherCode = older.findLast(({ made }) => made?.code !== code)
    for (const build of older) if (build !== lastOfOtherCode) rmSync(build.dir, { recursive: true, force: true })
  }
}

/** Whatever is still writing there does not keep the next build from being made. */
function removeIfPossible(/** @type {string} */ path) {
  try {
    rmSync(path, { recursive: true, force: true })
  } catch {
    // The build after that one removes it.
  }
}

const realpathOf = (/** @type {string} */ path) => (existsSync(path) ? realpathSync(path) : path)

/** @returns {unknown} */
function readJson(/** @type {string} */ file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** @returns {Made | undefined} */
const readMade = (/** @type {string} */ dir) => /** @type {Made | undefined} */ (readJson(join(dir, MADE)))
