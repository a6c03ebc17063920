// `npm run soak`: runs for hours, with new examples each time: kills the server under load, runs the property tests, gives a device
// every fault in a random order, types inquiries into the real form under faults, checks that a kiosk stores no more after a week of
// sessions, and sends leads while mail server, database, log and clock fail. Each prints the command that repeats it. `npm run soak -- kill`, `npm run soak -- properties SEED`,
// `npm run soak -- faults SEED`, `npm run soak -- people COUNT SEED`, `npm run soak -- kiosk SESSIONS` and
// `npm run soak -- leads MINUTES SEED` do only one of them.
import { randomInt } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBrowser } from './ensure-browser.mjs'
import { ensureBuild } from './ensure-build.mjs'
import { ensureFirefox } from './ensure-firefox.mjs'
import { ensurePackages } from './ensure-packages.mjs'
import { root, run, say } from './run.mjs'

const KILLS = 25
/** How many rounds of the property tests and how many devices run without a seed. */
const DRAWS = 10
const LIVES = 5
const STEPS = 100
/** How many inquiries are typed without a count. */
const INQUIRIES = 200
/** How many sessions a kiosk has without a count. A week has 2,000. */
const SESSIONS = 200
/** How long leads are sent without a time. */
const MINUTES = 60
const PEOPLE_OPTIONS = /** @type {const} */ ({
  browser: { type: 'string', default: 'chromium' },
  store: { type: 'string', default: 'sqlite' },
  stretch: { type: 'string' },
  minutes: { type: 'string' },
})

/** @typedef {{ again: string, run: () => Promise<number> }} Part */

const draw = () => randomInt(2 ** 31)

/** @returns {Part} */
const kill = () => ({
  again: 'kill',
  run: () => run('vitest', ['run', '--project', 'server', 'tests/long/kill.test.ts'], { SOAK_ROUNDS: String(KILLS) }),
})

/** @returns {Part} */
const properties = (/** @type {number} */ seed) => ({
  again: `properties ${seed}`,
  run: () =>
    run(
      'vitest',
      ['run', ...['unit', 'components', 'server', 'pure'].flatMap((name) => ['--project', name]), ...propertyTests()],
      {
        PROPERTY_SEED: String(seed),
      },
    ),
})

/** @returns {Part} */
const faults = (/** @type {number} */ seed) => ({
  again: `faults ${seed}`,
  run: async () => {
    await ensureBrowser()
    await ensureBuild()
    const settings = { FAULT_SEED: String(seed), FAULT_STEPS: String(STEPS) }
    return run('playwright', ['test', 'tests/faults/random.e2e.ts', '--workers=1'], settings)
  },
})

/**
 * `--browser chromium|firefox`, `--store sqlite|postgres`, `--stretch N` for a single stretch of that seed, `--minutes N` to
 * begin no stretch after that time.
 * @returns {Part}
 */
const people = (/** @type {readonly string[]} */ args) => {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: PEOPLE_OPTIONS })
  const [count = INQUIRIES, seed = draw()] = positionals
  const options = Object.entries(values).flatMap(([name, value]) => [`--${name}`, value])
  const isKnown = /^(chromium|firefox) (sqlite|postgres)$/.test(`${values.browser} ${values.store}`)
  const isCounted = [count, seed, values.stretch ?? 0, values.minutes ?? 0].every((text) => Number(text) >= 0)
  if (!isKnown || !isCounted) usage()
  return {
    again: ['people', count, seed, ...options].join(' '),
    run: async () => {
      if (values.browser === 'firefox') await ensureFirefox()
      else await ensureBrowser()
      await ensureBuild()
      return run('node', ['--import', 'tsx', 'tests/faults/people/main.ts', String(count), String(seed), ...options])
    },
  }
}

/** @returns {Part} */
const kiosk = (/** @type {string} */ sessions = String(SESSIONS)) => {
  // The first hundred sessions fill the storage. Growth only shows after them.
  if (!(Number(sessions) >= 200)) usage()
  return {
    again: `kiosk ${sessions}`,
    run: async () => {
      await ensureBrowser()
      await ensureBuild()
      return run('node', ['--import', 'tsx', 'tests/faults/kiosk/main.ts', sessions])
    },
  }
}

/** @returns {Part} */
const leads = (minutes = String(MINUTES), seed = String(draw())) => {
  if (!(Number(minutes) > 0 && Number.isSafeInteger(Number(seed)))) usage()
  return {
    again: `leads ${minutes} ${seed}`,
    run: () => run('node', ['--import', 'tsx', 'tests/faults/leads/main.ts', minutes, seed]),
  }
}

/** @returns {never} */
function usage() {
  console.error(
    'npm run soak -- [kill | properties [SEED] | faults [SEED] | people [COUNT] [SEED] [--browser chromium|firefox]',
  )
  console.error(
    '                 [--store sqlite|postgres] [--stretch N] [--minutes N] | kiosk [SESSIONS] | leads [MINUTES] [SEED]]',
  )
  process.exit(1)
}

/** The test files that take their examples from tests/properties.ts. */
function propertyTests() {
  const files = ['src', 'server'].flatMap((folder) =>
    readdirSync(join(root, folder), { encoding: 'utf8', recursive: true }).map((path) => join(folder, path)),
  )
  const draws = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8').includes('/properties.ts')
  return files.filter((path) => path.endsWith('.test.ts') && draws(path))
}

/** @returns {Part[]} */
function chosenParts() {
  const [name, ...args] = process.argv.slice(2)
  const [seed] = args
  const seeds = (/** @type {number} */ count) => (seed ? [Number(seed)] : Array.from({ length: count }, draw))
  const parts = {
    kill: () => [kill()],
    properties: () => seeds(DRAWS).map(properties),
    faults: () => seeds(LIVES).map(faults),
  }
  if (name === 'people') return [people(args)]
  if (name === 'kiosk') return [kiosk(args[0])]
  if (name === 'leads') return [leads(...args)]
  if (!name) return [...parts.kill(), ...parts.properties(), ...parts.faults(), people([]), kiosk(), leads()]
  if ((name === 'kill' || name === 'properties' || name === 'faults') && (!seed || Number.isSafeInteger(Number(seed))))
    return parts[name]()
  return usage()
}

const parts = chosenParts()
await ensurePackages()
const failed = []
for (const part of parts) {
  say(`npm run soak -- ${part.again}`)
  if ((await part.run()) !== 0) failed.push(part)
}
console.log(`\n${parts.length - failed.length} of ${parts.length} parts passed`)
for (const { again } of failed) console.log(`FAILED. To repeat it: npm run soak -- ${again}`)
process.exitCode = failed.length ? 1 : 0
