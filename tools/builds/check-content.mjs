// Checks everything that a build prints, before it builds: `node tools/builds/check-content.mjs FILE` says what is wrong with
// that catalogue and with src/content/, and exits with 1 on a problem.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.mjs'

const [, , file = ''] = process.argv

/** Content is found with `import.meta.glob`, which only Vite knows. */
async function load() {
  const { runnerImport } = await import('vite').catch(() => {
    throw new Error('A build needs the packages for development: run "npm ci" without --omit=dev.')
  })
  const { module } = await runnerImport(join(root, 'tools/builds/content-problems.ts'), { root, logLevel: 'error' })
  return /** @type {typeof import('./content-problems.ts')} */ (module)
}

try {
  const { catalogueProblems, contentProblems } = await load()
  const problems = [...catalogueProblems(file, () => readFileSync(file)), ...contentProblems()]
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
} catch (error) {
  console.error(/** @type {Error} */ (error).message)
  process.exitCode = 1
}
