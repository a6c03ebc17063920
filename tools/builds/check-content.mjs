// Checks the content of the site before a build. `node tools/builds/check-content.mjs FILE` prints the problems of that catalogue and of
// src/content/, and exits with 1 if there are any.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.mjs'

const [, , file = ''] = process.argv

/** Loaded by Vite, because the content uses `import.meta.glob`. */
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
