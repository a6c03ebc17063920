import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { builtFiles } from './built-site.ts'

/** Names of other environments: packages ask with `typeof` whether they are there. */
const ASKED_FOR = ['__REACT_DEVTOOLS_GLOBAL_HOOK__', 'process', 'setImmediate']

/** Nothing is cut out of the 3-D viewer, and it has the sources of its workers' programs in it. */
const AS_DELIVERED = /^assets\/viewer-/

/** TypeScript's words for a name that is neither declared in a script nor known to browsers. */
const UNDECLARED = /error TS\d+: (?:Cannot find name|No value exists in scope for the shorthand property) '([^']+)'/g

/** Reads scripts as TypeScript does, and returns what it prints: thousands of lines on types that minified code does not state. */
async function typeErrors(files: readonly string[]): Promise<string> {
  const options = [
    '--ignoreConfig',
    '--noResolve',
    '--allowJs',
    '--checkJs',
    '--noEmit',
    '--skipLibCheck',
    '--types',
    '',
  ]
  const target = ['--target', 'esnext', '--module', 'esnext', '--lib', 'esnext,dom,dom.iterable']
  const program = ['node_modules/typescript/bin/tsc', ...options, ...target, ...files]
  const run = promisify(execFile)(process.execPath, program, { maxBuffer: 256 * 2 ** 20 })
  return run.then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  )
}

// What is cut out of packages at build leaves behind calls of what is gone, if a cut is wrong; a browser finds them when they run.
test('no script of the site uses a name that nothing declares', async () => {
  const scripts = builtFiles.filter((file) => /^assets\/.*\.js$/.test(file) && !AS_DELIVERED.test(file))
  expect(scripts.length).toBeGreaterThan(20)
  const errors = await typeErrors(scripts.map((file) => `dist/${file}`))
  const names = [...errors.matchAll(UNDECLARED)].map(([, name = '']) => name)
  expect([...new Set(names)].sort()).toEqual(ASKED_FOR)
})
