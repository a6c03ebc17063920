// The builds of this project: their folder, their check and how they are made.
import { resolve } from 'node:path'
import { Builds } from './builds/builds.mjs'
import { codeInputs } from './builds/inputs.mjs'
import { exitCodeOf, makeBuild } from './builds/make-build.mjs'
import { root, run, say, wasToldToStop } from './run.mjs'

/**
 * The folder of the site: `SITE_DIR`, or `dist`.
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
    // Independent of the program that starts it, such as a test runner.
    const mode = { NODE_ENV: 'production', VITEST: undefined }
    const env = { ...mode, CATALOGUE_FILE: catalogue, PREVIOUS_BUILD: before }
    return run('vite', ['build', '--logLevel', 'warn', '--outDir', dir], env)
  },
  say,
})

/** Builds the site if it has changed. Resolves with the exit code of the build, or 0 if none was needed. */
export async function build() {
  return exitCodeOf(await makeBuild(projectSite(), 'when-changed'))
}

/** Builds the site if it has changed. Ends the process with the exit code of a failed build. */
export async function ensureBuild() {
  const code = await build()
  if (code !== 0) process.exit(code)
}

/**
 * Makes sure that there is a site to serve, or ends the process. After a failed build the one before is served, unless the process
 * was stopped. Changed vehicles need no build, because the server renders them.
 */
export async function ensureServable() {
  const site = projectSite()
  const live = site.builds.live()
  if (live?.made?.code === codeInputs(site.folder, site.env)) return
  const outcome = await makeBuild(site, 'always')
  if (wasToldToStop() || (exitCodeOf(outcome) !== 0 && !live)) process.exit(1)
}
