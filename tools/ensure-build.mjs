// The builds of this project: where they lie, what checks them and what makes them.
import { resolve } from 'node:path'
import { Builds } from './builds/builds.mjs'
import { codeInputs } from './builds/inputs.mjs'
import { exitCodeOf, makeBuild } from './builds/make-build.mjs'
import { root, run, say, wasToldToStop } from './run.mjs'

/**
 * The site as `SITE_DIR` names it, `dist` without it.
 * @returns {import('./builds/make-build.mjs').Site}
 */
export const projectSite = () => ({
  builds: new Builds(resolve(root, process.env.SITE_DIR || 'dist')),
  folder: root,
  env: process.env,
  check: (catalogue) => run('node', ['tools/builds/check-content.mjs', catalogue]),
  make: async (dir, catalogue, before = '') => {
    // patches/: without them a cart in 3-D takes seconds longer where no graphics card draws it.
    const patched = await run('patch-package', [])
    if (patched !== 0) return patched
    // What starts this, a test runner for example, does not make it another kind of build.
    const mode = { NODE_ENV: 'production', VITEST: undefined }
    const env = { ...mode, CATALOGUE_FILE: catalogue, PREVIOUS_BUILD: before }
    return run('vite', ['build', '--logLevel', 'warn', '--outDir', dir], env)
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
 * Makes sure that there is a site to serve, or ends the process. A failed build leaves the one before, unless it failed
 * because the process was stopped. Changed vehicles need no build, because the server renders them.
 */
export async function ensureServable() {
  const site = projectSite()
  const live = site.builds.live()
  if (live?.made?.code === codeInputs(site.folder, site.env)) return
  const outcome = await makeBuild(site, 'always')
  if (wasToldToStop() || (exitCodeOf(outcome) !== 0 && !live)) process.exit(1)
}
