// The folders that builds lie in. `dist` is a symbolic link to the current one. One rename replaces the link, so the site is
// never missing.
import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'

/**
 * What is known of a build.
 * @typedef {object} Made
 * @property {string} code what it was made from, see inputs.mjs
 * @property {string} catalogue
 * @property {readonly string[]} assets its own hashed files; it has those of the build before as well
 */
/** @typedef {{ number: number, dir: string, made: Made | undefined }} Build */

/** Lies in each build: JSON. Its name begins with a dot, so that no server sends it. */
const MADE = '.build'
/** The build in place, and the one before: a request that began before the change takes its files from there. */
const KEPT = 2
/** A folder that no build has finished for so long is left over from one that was killed. */
const LEFT_OVER_MS = 60 * 60 * 1000

export class Builds {
  /** @param {string} link absolute path of the site as the server knows it */
  constructor(link) {
    this.link = link
    this.folder = join(dirname(link), '.builds')
  }

  /** The live build, if there is one. `number` is 0 for a folder that `npm run build` did not make. */
  live() {
    if (!existsSync(join(this.link, 'index.html'))) return undefined
    const dir = realpathSync(this.link)
    const isOurs = existsSync(this.folder) && dirname(dir) === realpathSync(this.folder)
    return { number: isOurs ? Number(basename(dir)) || 0 : 0, dir, made: readMade(dir) }
  }

  /** An empty folder for a new build, beside those that are done. */
  begin() {
    mkdirSync(this.folder, { recursive: true })
    for (const name of readdirSync(this.folder).filter((each) => each.startsWith('unfinished-'))) {
      const left = join(this.folder, name)
      if (statSync(left).mtimeMs < Date.now() - LEFT_OVER_MS) rmSync(left, { recursive: true, force: true })
    }
    const dir = mkdtempSync(join(this.folder, 'unfinished-'))
    // Servers run under other accounts.
    chmodSync(dir, 0o755)
    return dir
  }

  /**
   * Puts a finished build in place. The hashed files of the build before come along: a tab that is still open on it may ask
   * for a chunk it has not loaded yet.
   * @param {string} dir where it was built
   * @param {Omit<Made, 'assets'>} made
   * @returns {number} the number of the build
   */
  place(dir, made) {
    const assets = assetsIn(dir)
    const before = this.live()
    if (before) copyAssets(before, dir)
    writeFileSync(join(dir, MADE), JSON.stringify({ ...made, assets }))
    this.#adopt()
    const number = (this.#numbers().at(-1) ?? 0) + 1
    const place = join(this.folder, String(number))
    renameSync(dir, place)
    this.#point(place)
    for (const old of this.#numbers().slice(0, -KEPT)) rmSync(join(this.folder, String(old)), { recursive: true })
    return number
  }

  /** Those of all builds, lowest first. */
  #numbers() {
    return readdirSync(this.folder)
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .sort((a, b) => a - b)
  }

  /** Adopts a folder in place of the link, unpacked by hand for example, as a build like the others. */
  #adopt() {
    if (!lstatSync(this.link, { throwIfNoEntry: false })?.isDirectory()) return
    const dir = join(this.folder, String((this.#numbers().at(-1) ?? 0) + 1))
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
}

/** The compressed forms of a file lie beside it. */
const ENDINGS = ['', '.br', '.gz']

/** Copies the own hashed files of a build into the one after it. */
function copyAssets(/** @type {{ dir: string, made: Made | undefined }} */ before, /** @type {string} */ dir) {
  mkdirSync(join(dir, 'assets'), { recursive: true })
  for (const name of before.made?.assets ?? assetsIn(before.dir)) {
    for (const file of ENDINGS.map((ending) => join('assets', name + ending))) {
      const from = join(before.dir, file)
      if (existsSync(from) && !existsSync(join(dir, file))) copyFileSync(from, join(dir, file))
    }
  }
}

function assetsIn(/** @type {string} */ dir) {
  const folder = join(dir, 'assets')
  return existsSync(folder) ? readdirSync(folder).filter((name) => !/\.(?:br|gz)$/.test(name)) : []
}

/** @returns {Made | undefined} */
function readMade(/** @type {string} */ dir) {
  try {
    const made = JSON.parse(readFileSync(join(dir, MADE), 'utf8'))
    // A build of an earlier version kept times beside the names.
    return { ...made, assets: Array.isArray(made.assets) ? made.assets : Object.keys(made.assets) }
  } catch {
    return undefined
  }
}
