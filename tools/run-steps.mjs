// Runs the steps of a check one after the other until one fails, and says what passed and where the time went.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { REPORTS, readReport } from './reports.mjs'
import { root, run } from './run.mjs'

/** How many test files are named as the slowest. */
const SLOWEST = 8
/** How many lines of each error are repeated at the end. */
const ERROR_LINES = 6

/**
 * @typedef {import('./reports.mjs').Report} Report
 * @typedef {import('./reports.mjs').Failure} Failure
 * @typedef {{ name: string, command: string, report?: string, again?: string, run?: () => Promise<number> }} Step
 *   `run` takes the place of `command`; `report` is a JSON report of Vitest or Playwright; `again` runs the tests that failed once
 *   more, which is done when nothing failed but the browser itself
 * @typedef {Report & { code: number, repeated: Failure[] }} Outcome
 * @typedef {Outcome & { step: Step, seconds: number }} Result
 */

/** @returns {Promise<Result>} */
export async function runStep(/** @type {Step} */ step) {
  console.log(`\n\u203a ${step.name}: ${step.command}`)
  const started = performance.now()
  const first = await outcomeOf(step, step.command)
  const outcome = step.again && isBrowserFaultOnly(first) ? await repeat(step, step.again, first) : first
  return { ...outcome, step, seconds: (performance.now() - started) / 1000 }
}

/** @returns {Promise<Outcome>} */
async function outcomeOf(/** @type {Step} */ step, /** @type {string} */ command) {
  const [program, ...args] = /** @type {[string, ...string[]]} */ (command.split(' '))
  const code = await (step.run?.() ?? run(program, args))
  const report = readReport(step.report)
  return { ...report, failed: code === 0 ? report.failed : Math.max(report.failed, 1), code, repeated: [] }
}

/** Whether every test has run, and each that failed was seen to fail by the browser. */
const isBrowserFaultOnly = (/** @type {Outcome} */ { code, failed, notRun, failures }) =>
  code !== 0 && notRun === 0 && failed === failures.length && failures.every(({ browserFault }) => browserFault)

/** @returns {Promise<Outcome>} */
async function repeat(/** @type {Step} */ step, /** @type {string} */ command, /** @type {Outcome} */ first) {
  console.log(`\n\u203a ${step.name}, those in which the browser failed: ${command}`)
  const second = await outcomeOf(step, command)
  return { ...second, passed: first.passed + second.passed, files: first.files, repeated: first.failures }
}

/**
 * Sets the exit code of this process.
 * @param {readonly Step[]} steps
 */
export async function runSteps(steps) {
  rmSync(join(root, REPORTS), { recursive: true, force: true })
  mkdirSync(join(root, REPORTS), { recursive: true })

  /** @type {Result[]} */
  const results = []
  for (const step of steps) {
    const result = await runStep(step)
    results.push(result)
    if (result.code !== 0) break
  }
  const sum = (/** @type {(result: Result) => number} */ of) => results.reduce((total, result) => total + of(result), 0)

  console.log('\nWhere the time went:')
  for (const { step, code, passed, seconds } of results) {
    const count = step.report ? `, ${passed} passed` : ''
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${inSeconds(seconds)}  ${step.name}${count}`)
  }
  console.log(`       ${inSeconds(sum(({ seconds }) => seconds))}  together`)
  const slowest = results.flatMap(({ files }) => files).toSorted((a, b) => b.seconds - a.seconds)
  console.log('\nThe slowest files:')
  for (const { file, seconds } of slowest.slice(0, SLOWEST)) console.log(`       ${inSeconds(seconds)}  ${file}`)

  for (const { name, browserFault } of results.flatMap(({ repeated }) => repeated)) {
    console.log(`\nRepeated: ${name}\n       ${browserFault}`)
  }

  // Who is shown only the end of a run sees why it failed.
  for (const { name, errors } of results.flatMap(({ failures }) => failures)) {
    console.log(`\nFailed: ${name}`)
    for (const error of errors) console.log(shortened(error))
  }

  const last = results.at(-1)
  if (last && last.code !== 0) {
    console.log(`\nFailed at: ${last.step.command}`)
    process.exitCode = 1
  }
  console.log(`\n${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`)
}

/** The first lines of an error that say something, without colors. */
const shortened = (/** @type {string} */ error) =>
  stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, ERROR_LINES)
    .map((line) => `       ${line}`)
    .join('\n')

const inSeconds = (/** @type {number} */ seconds) => `${seconds.toFixed(1).padStart(6)} s`
