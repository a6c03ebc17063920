// The builds of this project: where they lie, what checks them and what makes them.
import { resolve } from 'node:path'
import { Builds } from './builds/builds.mjs'
import { exitCodeOf, inputsOf, makeBuild } from './builds/make-build.mjs'
import { finished, lowerPriority, root, run, say, start, wasToldToStop } from './run.mjs'

/** Process priority of a build beside a running server: requests go first. */
const NICENESS = 10

/**
 * The site as `SITE_DIR` names it, `dist` without it.
 * @param {{ inBackground?: boolean }} [options]
 * @returns {import('./builds/make-build.mjs').Site}
 */
export const projectSite = ({ inBackground = false } = {}) => ({
  builds: new Builds(resolve(root, process.env.SITE_DIR || 'dist')),
  folder: root,
  env: process.env,
  check: (catalogue, name) => run('node', ['tools/builds/check-content.mjs', catalogue, name]),
  make: async (dir, catalogue, before = '') => {
    // patches/: without them a cart in 3-D takes seconds longer where no graphics card draws it.
    const patched = await run('patch-package', [])
    if (patched !== 0) return patched
    // Whoever starts this, a test runner for example, does not make it another kind of build.
    const mode = { NODE_ENV: 'production', VITEST: undefined }
    const env = { ...mode, CATALOGUE_FILE: catalogue, PREVIOUS_BUILD: before }
    const vite = start('vite', ['build', '--logLevel', 'warn', '--outDir', dir], env)
    if (inBackground) lowerPriority(vite, NICENESS)
    return finished(vite)
  },
  say,
})

/** Builds the site when it has changed. Resolves with the exit code of the build, 0 when none was needed. */
export async function build() {
  return exitCodeOf(await makeBuild(projectSite(), 'when-changed'))
}

/** Ends the process with the build's exit code when it fails. */
export async function ensureBuild() {
  const code = await build()
  if (code !== 0) process.exit(code)
}

/**
 * Makes sure that there is a site to serve, and ends the process when there cannot be one. A changed catalogue waits until
 * the site is served, and a build that fails leaves the one before, unless it failed because we were asked to stop.
 */
export async function ensureServable() {
  const site = projectSite()
  const { code } = inputsOf(site)
  const live = site.builds.live()
  if (live?.made?.code === code) return
  const outcome = await makeBuild(site, 'by-itself')
  if (wasToldToStop() || (exitCodeOf(outcome) !== 0 && !live)) process.exit(1)
}
