// `npm run soak`: what `npm test` does a little of, at length and with other examples each time: the server killed under
// load, the property tests, and a device that has every fault in a random order. Each ends with the command that does it
// again. `npm run soak -- kill`, `npm run soak -- properties SEED` and `npm run soak -- faults SEED` do only one of them.
import { randomInt } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './ensure-browser.mjs'
import { ensureBuild } from './ensure-build.mjs'
import { ensurePackages } from './ensure-packages.mjs'
import { root, run, say } from './run.mjs'

const KILLS = 25
/** How often the properties are tried, and how many devices there are, when no seed is given. */
const DRAWS = 10
const LIVES = 5
const STEPS = 100

/** @typedef {{ again: string, run: () => Promise<number> }} Part */

const draw = () => randomInt(2 ** 31)

/** @returns {Part} */
const kill = () => ({
  again: 'kill',
  run: () => run('vitest', ['run', '--project', 'unit', 'tests/server/kill.test.ts'], { SOAK_ROUNDS: String(KILLS) }),
})

/** @returns {Part} */
const properties = (/** @type {number} */ seed) => ({
  again: `properties ${seed}`,
  run: () => run('vitest', ['run', '--project', 'unit', ...propertyTests()], { PROPERTY_SEED: String(seed) }),
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
  const [name, seed] = process.argv.slice(2)
  const seeds = (/** @type {number} */ count) => (seed ? [Number(seed)] : Array.from({ length: count }, draw))
  const parts = {
    kill: () => [kill()],
    properties: () => seeds(DRAWS).map(properties),
    faults: () => seeds(LIVES).map(faults),
  }
  if (!name) return [...parts.kill(), ...parts.properties(), ...parts.faults()]
  if ((name === 'kill' || name === 'properties' || name === 'faults') && (!seed || Number.isSafeInteger(Number(seed))))
    return parts[name]()
  console.error('npm run soak -- [kill | properties [SEED] | faults [SEED]]')
  process.exit(1)
}

const parts = chosenParts()
await ensurePackages()
const failed = []
for (const part of parts) {
  say(`npm run soak -- ${part.again}`)
  if ((await part.run()) !== 0) failed.push(part)
}
console.log(`\n${parts.length - failed.length} of ${parts.length} parts passed`)
for (const { again } of failed) console.log(`FAILED, and again with: npm run soak -- ${again}`)
process.exitCode = failed.length ? 1 : 0
