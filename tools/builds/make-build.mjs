// One build, from the check for changes to the rename that makes it live. A failure leaves the site unchanged.
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { catalogueFile, catalogueInput, codeInputs } from './inputs.mjs'

/**
 * @typedef {object} Site
 * @property {import('./builds.mjs').Builds} builds
 * @property {string} folder the project's folder
 * @property {NodeJS.ProcessEnv} env
 * @property {(catalogue: string) => Promise<number>} check checks the catalogue and all other content, prints the problems and resolves with an exit code
 * @property {(dir: string, catalogue: string, before: string | undefined) => Promise<number>} make builds into an empty folder, with the folder of the build before, and resolves with an exit code
 * @property {(line: string) => void} say
 */

/**
 * The result. `refused`: the content has not passed the checks.
 * @typedef {'built' | 'up to date' | 'refused' | 'failed'} Outcome
 */
export const exitCodeOf = (/** @type {Outcome} */ outcome) => (outcome === 'refused' || outcome === 'failed' ? 1 : 0)

/** Files without which a build is refused. */
const NEEDED = ['index.html', 'app-shell.html', '404.html']

/**
 * Builds the site and makes it live.
 * @param {Site} site
 * @param {'always' | 'when-changed'} when
 * @returns {Promise<Outcome>}
 */
export async function makeBuild(site, when) {
  const { builds, folder, env, check, make, say } = site
  const catalogue = catalogueFile(folder, env)
  const inputs = { code: codeInputs(folder, env), catalogue: catalogueInput(catalogue) ?? 'missing' }
  const live = builds.live()
  if (when === 'when-changed' && live?.made?.code === inputs.code && live.made.catalogue === inputs.catalogue) {
    say(`The build in ${builds.link} is up to date`)
    return 'up to date'
  }
  const unchanged = (/** @type {Outcome} */ outcome, /** @type {string} */ what) => {
    say(`${what}. ${live ? 'The site stays as it was' : 'There is no site yet'}`)
    return outcome
  }
  const dir = builds.begin()
  try {
    if ((await check(catalogue)) !== 0) return unchanged('refused', 'Nothing was built')
    say('Building the site')
    if ((await make(dir, catalogue, live?.dir)) !== 0) return unchanged('failed', 'The build failed')
    const missing = NEEDED.filter((file) => !existsSync(join(dir, file)))
    if (missing.length > 0) return unchanged('failed', `The build has no ${missing.join(' and no ')}`)
    const number = builds.place(dir, inputs)
    say(`${builds.link} now points at build ${number}`)
    return 'built'
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}
