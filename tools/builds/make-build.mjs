// One build, from the look at what has changed to the rename that puts it in place. Whatever goes wrong on the way leaves
// the site as it was.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { takeBuildLock } from './build-lock.mjs'
import { catalogueFile, catalogueInput, codeInputs } from './inputs.mjs'

/**
 * @typedef {object} Site
 * @property {import('./builds.mjs').Builds} builds
 * @property {string} folder the project's folder
 * @property {NodeJS.ProcessEnv} env
 * @property {(catalogue: string, name: string) => Promise<number>} check looks at a copy of the catalogue, called by the name of the file itself, and at all other content; says what is wrong and resolves with an exit code
 * @property {(dir: string, catalogue: string, before: string | undefined) => Promise<number>} make builds into an empty folder, knowing where the build before is, and resolves with an exit code
 * @property {(line: string) => void} say
 */

/**
 * What came of it: `refused` is content that does not pass the checks, `unwanted` one that somebody went back from.
 * @typedef {'built' | 'up to date' | 'unwanted' | 'refused' | 'failed'} Outcome
 */
export const exitCodeOf = (/** @type {Outcome} */ outcome) => (outcome === 'refused' || outcome === 'failed' ? 1 : 0)

/** Files without which a build is refused. */
const NEEDED = ['index.html', 'app-shell.html', '404.html']

/** What a build would be made from now. */
export function inputsOf(/** @type {Pick<Site, 'folder' | 'env'>} */ { folder, env }) {
  return { code: codeInputs(folder, env), catalogue: catalogueInput(catalogueFile(folder, env)) ?? 'missing' }
}

/** Whether the site in place was made from these inputs. */
function isUpToDate(/** @type {Site} */ { builds }, /** @type {{ code: string, catalogue: string }} */ inputs) {
  const made = builds.live()?.made
  return made?.code === inputs.code && made.catalogue === inputs.catalogue
}

/**
 * Builds the site and puts it in place, once it has the lock.
 * @param {Site} site
 * @param {'always' | 'when-changed' | 'by-itself'} when `by-itself` also leaves out what somebody went back from
 * @returns {Promise<Outcome>}
 */
export async function makeBuild(site, when) {
  const { builds, say } = site
  const giveBack = await takeBuildLock(builds.folder, (owner) => say(`Waiting for another build here (${owner})`))
  try {
    // Only now: the build that was waited for may have been of the same.
    const inputs = inputsOf(site)
    if (when !== 'always' && isUpToDate(site, inputs)) {
      say(`The build in ${builds.link} is up to date`)
      return 'up to date'
    }
    if (when === 'by-itself' && builds.isRejected(inputs)) {
      say('Nothing was built: somebody went back from this build. "npm run build" makes it again')
      return 'unwanted'
    }
    return await buildInTurn(site, inputs)
  } finally {
    giveBack()
  }
}

/** @returns {Promise<Outcome>} */
async function buildInTurn(/** @type {Site} */ site, /** @type {{ code: string, catalogue: string }} */ inputs) {
  const { builds, folder, env, check, make, say } = site
  const original = catalogueFile(folder, env)
  const dir = builds.begin()
  // What was checked is what is built, even when the file is edited meanwhile.
  const catalogue = `${dir}.catalogue.json`
  try {
    if (existsSync(original)) writeFileSync(catalogue, readFileSync(original))
    if ((await check(catalogue, original)) !== 0) return unchanged(site, 'refused', 'Nothing was built')
    say('Building the site')
    if ((await make(dir, catalogue, builds.live()?.dir)) !== 0) return unchanged(site, 'failed', 'The build failed')
    const missing = NEEDED.filter((file) => !existsSync(join(dir, file)))
    if (missing.length > 0) return unchanged(site, 'failed', `The build has no ${missing.join(' and no ')}`)
    const { number } = builds.place(dir, { ...inputs, catalogue: catalogueInput(catalogue) ?? 'missing' })
    builds.reject(undefined)
    say(`Build ${number} is in place in ${builds.link}`)
    return 'built'
  } finally {
    rmSync(dir, { recursive: true, force: true })
    rmSync(catalogue, { force: true })
  }
}

/**
 * @param {Site} site
 * @param {Outcome} outcome
 * @param {string} what
 */
function unchanged({ builds, say }, outcome, what) {
  say(`${what}. ${builds.live() ? 'The site stays as it was' : 'There is no site yet'}`)
  return outcome
}
