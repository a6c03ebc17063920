// `npm test`: the checks that a change must pass, also in a fresh checkout. `npm run test:all`: the long tests, too.
import { ensureBrowser } from './ensure-browser.mjs'
import { ensureBuild } from './ensure-build.mjs'
import { ensurePackages } from './ensure-packages.mjs'
import { run, say } from './run.mjs'

const TSCONFIGS = [
  'tsconfig.json',
  'src/sw/tsconfig.json',
  'server/tsconfig.json',
  'office/tsconfig.json',
  'tests/tsconfig.json',
]
const PROJECTS = ['unit', 'components', 'pure', 'server', 'build']
const isAll = process.argv.includes('--all')
/** `--shard=1/2`: half of the test files of each runner. */
const shard = process.argv.filter((argument) => argument.startsWith('--shard='))

/** Runs a program, and ends this process if it fails. */
async function check(/** @type {string} */ program, /** @type {string[]} */ ...args) {
  say([program, ...args].join(' '))
  const code = await run(program, args)
  if (code !== 0) process.exit(code)
}

/** The checks that need no build. They run while another processor builds. */
async function checkStatically() {
  await check('biome', 'ci')
  await check('knip')
  // More than one checker would do parts of the work twice.
  await check('tsc', '-b', '--checkers', '1', ...TSCONFIGS)
}

await ensurePackages()
await ensureBrowser()
await Promise.all([checkStatically(), ensureBuild()])
const projects = [...PROJECTS, ...(isAll ? ['long'] : [])].flatMap((name) => ['--project', name])
await check('vitest', 'run', ...projects, ...shard)
await check('playwright', 'test', ...(isAll ? [] : ['--project', 'journeys']), ...shard)
if (isAll) {
  await check('vitest', 'run', '--project', 'growth')
  await check('node', 'tools/engines.mjs', '--installed')
}
