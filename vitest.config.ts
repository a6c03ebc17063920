import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LIMITS } from './tests/limits.ts'

const UNIT_TESTS = ['{src,office,mock-api,tools}/**/*.test.{ts,tsx}', 'tests/*.test.ts']
const SERVER_TESTS = ['server/**/*.test.ts', 'tests/{contract,server}/**/*.test.ts']

/** What a test file says when it changes or needs something that all tests of a process share: globals, files, a server. */
const NEEDS_OWN_PROCESS = /@vitest-environment|fake-indexeddb|\bvi\.|globalThis|process\.|node:(?!path|url)|server\//

const HAS_DOCUMENT = /@vitest-environment happy-dom/

/** What leaves something behind in a process that has a document. Spies and clocks do not: each test puts them back. */
const LEAVES_SOMETHING =
  /fake-indexeddb|\bvi\.(?:mock|hoisted|stubGlobal)|globalThis|process\.|node:(?!path|url)|server\//

const unitTests = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file).replaceAll('\\', '/'))
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(file, 'utf8') }))

/** Test files of pure functions. They share a process, because loading the same modules again took most of their time. */
const pureTests = unitTests
  .filter(({ file, code }) => file.endsWith('.ts') && !NEEDS_OWN_PROCESS.test(code))
  .map(({ file }) => file)

/** Test files of components share one for the same reason; what the device keeps would be shared as well. */
const componentTests = unitTests
  .filter(
    ({ file, code }) => HAS_DOCUMENT.test(code) && !file.startsWith('src/device/') && !LEAVES_SOMETHING.test(code),
  )
  .map(({ file }) => file)

/** Bundled once for the tests of components. */
const PACKAGES_OF_COMPONENTS = [
  '@chakra-ui/react',
  '@tanstack/react-query',
  '@testing-library/react',
  'react',
  'react-dom',
  'react-hook-form',
  'react-router-dom',
]

/** `tests/growth/own-figures.test.ts` runs tests in a copy, which has a link to the packages and shares nothing written there. */
const inCopies = { server: { fs: { strict: false } }, cacheDir: '.cache/vite' }

/** A busy machine is no reason to fail. */
const limits = {
  testTimeout: LIMITS.test,
  hookTimeout: LIMITS.test,
  expect: { poll: { timeout: LIMITS.wait } },
}

export default defineConfig({
  test: {
    // Vitest would leave one processor free, and machines with two are common. One worker more: some wait for a server or a clock.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        ...inCopies,
        test: {
          name: 'unit',
          ...limits,
          // Chakra's 700 modules took each of fifty files 0.7 s to import. Every package that imports React is in the bundle, because two copies of React do not work together.
          deps: { optimizer: { client: { enabled: true, include: PACKAGES_OF_COMPONENTS } } },
          include: UNIT_TESTS,
          exclude: ['**/node_modules/**', ...pureTests, ...componentTests],
        },
      },
      {
        ...inCopies,
        test: {
          name: 'components',
          ...limits,
          deps: { optimizer: { client: { enabled: true, include: PACKAGES_OF_COMPONENTS } } },
          include: componentTests,
          // `npx vitest run --project components --maxWorkers 1 --sequence.shuffle.files` finds a file that does not put back what
          // it changes.
          isolate: false,
        },
      },
      {
        test: {
          name: 'server',
          globalSetup: 'tests/server-program.ts',
          ...limits,
          include: SERVER_TESTS,
          // Loading the server's packages again for each file took a quarter of the processor time. A file undoes what it
          // changes in its process: `npx vitest run --project server --maxWorkers 1 --sequence.shuffle.files` finds one that does not.
          isolate: false,
        },
      },
      {
        // `npm run test:all`.
        test: {
          name: 'long',
          globalSetup: 'tests/server-program.ts',
          ...limits,
          include: ['tests/{long,faults}/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        test: { name: 'pure', ...limits, include: pureTests, pool: 'threads', isolate: false },
      },
      {
        // Looks at dist/, so the site must have been built. Each page is parsed once for all files.
        test: { name: 'build', ...limits, include: ['tests/{build,specification}/**/*.test.ts'], isolate: false },
      },
      {
        // `npm run test:all`. Builds the site twice more, and runs the other tests on one of them.
        test: { name: 'growth', ...limits, include: ['tests/growth/*.test.ts'] },
      },
      {
        // Makes a release and runs it, as the image does: `npm run rehearsal`.
        test: { name: 'deployment', ...limits, include: ['tests/deployment/*.test.ts'] },
      },
      {
        // Looks at dist/ with browsers of other engines: `node tools/engines.mjs`.
        test: {
          name: 'engines',
          globalSetup: 'tests/server-program.ts',
          ...limits,
          include: ['tests/engines/*.test.ts'],
        },
      },
      {
        // Looks at dist/, and measures: nothing else may run.
        test: {
          name: 'lighthouse',
          globalSetup: 'tests/server-program.ts',
          ...limits,
          include: ['tests/lighthouse/*.test.ts'],
        },
      },
    ],
  },
})
