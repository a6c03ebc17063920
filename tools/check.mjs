// `npm run check`: everything that must hold, in the order in which it fails fastest. People and CI run this same file.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './ensure-build.mjs'
import { root, run } from './run.mjs'

const TSCONFIGS = ['tsconfig.json', 'src/sw/tsconfig.json', 'server/tsconfig.json', 'tests/tsconfig.json']
/** Where the test runners leave their reports, for the totals. */
const REPORTS = '.cache/check'

/** @typedef {{ passed: number, failed: number }} Totals */
/** @typedef {{ name: string, command: string, report?: string, run?: () => Promise<number> }} Step */
/** @typedef {{ step: Step, code: number, totals: Totals, seconds: string }} Result */

const vitest = (/** @type {string} */ project) => {
  const report = `${REPORTS}/${project}.json`
  return {
    command: `vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=${report}`,
    report,
  }
}

/** @type {readonly Step[]} */
const steps = [
  { name: 'Format and lint', command: 'biome ci' },
  { name: 'Types', command: TSCONFIGS.map((path) => `tsc --noEmit -p ${path}`).join(' && '), run: checkTypes },
  { name: 'Unit, contract and rule tests', ...vitest('unit') },
  { name: 'Build', command: 'npm run build', run: build },
  { name: 'Build assertions', ...vitest('build') },
  { name: 'Browser tests', command: 'playwright test', report: `${REPORTS}/browser.json` },
]

/** Two compilers at a time: each is quick, and machines with two cores are common. */
async function checkTypes() {
  const waiting = [...TSCONFIGS]
  const codes = /** @type {number[]} */ ([])
  const worker = async () => {
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      codes.push(await run('tsc', ['--noEmit', '-p', path]))
    }
  }
  await Promise.all([worker(), worker()])
  return Math.max(...codes)
}

/**
 * Numbers of tests in a report of Vitest or of Playwright.
 * @param {Step} step
 * @returns {Totals}
 */
function totalsOf({ report }) {
  if (!report) return { passed: 0, failed: 0 }
  try {
    const { stats, numPassedTests, numFailedTests } = JSON.parse(readFileSync(join(root, report), 'utf8'))
    return stats
      ? { passed: stats.expected, failed: stats.unexpected + stats.flaky }
      : { passed: numPassedTests, failed: numFailedTests }
  } catch {
    return { passed: 0, failed: 0 }
  }
}

/** @returns {Promise<Result>} */
async function runStep(/** @type {Step} */ step) {
  console.log(`\n\u203a ${step.name}: ${step.command}`)
  const started = performance.now()
  const [program, ...args] = /** @type {[string, ...string[]]} */ (step.command.split(' '))
  const code = await (step.run?.() ?? run(program, args))
  const { passed, failed } = totalsOf(step)
  const totals = { passed, failed: code === 0 ? failed : Math.max(failed, 1) }
  return { step, code, totals, seconds: ((performance.now() - started) / 1000).toFixed(1) }
}

rmSync(join(root, REPORTS), { recursive: true, force: true })
mkdirSync(join(root, REPORTS), { recursive: true })

/** @type {Result[]} */
const results = []
for (const step of steps) {
  const result = await runStep(step)
  results.push(result)
  if (result.code !== 0) break
}

console.log('')
for (const { step, code, totals, seconds } of results) {
  const count = step.report ? `, ${totals.passed} passed` : ''
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${step.name} (${seconds} s${count})`)
}
const last = results.at(-1)
if (last && last.code !== 0) {
  console.log(`\nFailed at: ${last.step.command}`)
  process.exitCode = 1
}
const sum = (/** @type {keyof Totals} */ key) => results.reduce((total, result) => total + result.totals[key], 0)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
