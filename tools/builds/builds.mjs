// The folders of builds. `dist` is a symbolic link to the live one. One rename replaces the link, so the site is never missing.
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
 * The description of a build.
 * @typedef {object} Made
 * @property {string} code identifies the files that it was made from, see inputs.mjs
 * @property {string} catalogue
 * @property {readonly string[]} assets its own hashed files, without the copies from the build before
 */
/** @typedef {{ number: number, dir: string, made: Made | undefined }} Build */

/** A JSON file in each build. Its name begins with a dot, so that no server sends it. */
const MADE = '.build'
/** How many builds are kept: the live one, and the one before for requests that began before the change. */
const KEPT = 2
/** An unfinished folder that is older than this comes from a build that was killed, in ms. */
const LEFT_OVER_MS = 60 * 60 * 1000

export class Builds {
  /** @param {string} link absolute path of the site as the server knows it */
  constructor(link) {
    this.link = link
    this.folder = join(dirname(link), '.builds')
  }

  /** The live build, if any. `number` is 0 for a folder that `npm run build` did not make. */
  live() {
    if (!existsSync(join(this.link, 'index.html'))) return undefined
    const dir = realpathSync(this.link)
    const isOurs = existsSync(this.folder) && dirname(dir) === realpathSync(this.folder)
    return { number: isOurs ? Number(basename(dir)) || 0 : 0, dir, made: readMade(dir) }
  }

  /** Makes an empty folder for a new build, beside the finished ones. */
  begin() {
    mkdirSync(this.folder, { recursive: true })
    for (const name of readdirSync(this.folder).filter((each) => each.startsWith('unfinished-'))) {
      const left = join(this.folder, name)
      if (statSync(left).mtimeMs < Date.now() - LEFT_OVER_MS) rmSync(left, { recursive: true, force: true })
    }
    const dir = mkdtempSync(join(this.folder, 'unfinished-'))
    // Readable for servers, which run under other accounts.
    chmodSync(dir, 0o755)
    return dir
  }

  /**
   * Makes a finished build live. Copies the hashed files of the build before: a tab that is open on it may still request a chunk.
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

  /** The numbers of all builds, the lowest first. */
  #numbers() {
    return readdirSync(this.folder)
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .sort((a, b) => a - b)
  }

  /** If `dist` is a folder and no link, for example unpacked by hand, makes it a build like the others. */
  #adopt() {
    if (!lstatSync(this.link, { throwIfNoEntry: false })?.isDirectory()) return
    const dir = join(this.folder, String((this.#numbers().at(-1) ?? 0) + 1))
    renameSync(this.link, dir)
    this.#point(dir)
  }

  #point(/** @type {string} */ dir) {
    const next = join(this.folder, 'next')
    rmSync(next, { force: true })
    // Relative, so that the project's folder can be moved. Windows has no relative junctions.
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

/** A file and its compressed forms, which are beside it. */
const ENDINGS = ['', '.br', '.gz']

/** Copies the hashed files of a build, without those that it has copied itself, into the next one. */
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
