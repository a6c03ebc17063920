// Runs the steps of a check one after the other until one fails, and says what passed and where the time went.
import { mkdirSync, rmSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { REPORTS, readReport } from './reports.mjs'
import { finished, lowerPriority, root, run, start } from './run.mjs'

/** How many test files are named as the slowest. */
const SLOWEST = 8
/** How many lines of each error are repeated at the end. */
const ERROR_LINES = 6

/**
 * @typedef {import('./reports.mjs').Report} Report
 * @typedef {import('./reports.mjs').Failure} Failure
 * @typedef {{ name: string, command: string, report?: string, again?: string, run?: () => Promise<number>, meanwhile?: Step }} Step
 *   `run` takes the place of `command`; `report` is a JSON report of Vitest or Playwright; `again` runs the tests that failed once
 *   more, which is done when nothing failed but the browser itself; `meanwhile` gets the processor time that this step leaves
 * @typedef {Report & { code: number, repeated: Failure[] }} Outcome
 * @typedef {Outcome & { step: Step, seconds: number }} Result
 */

/**
 * Runs a step, and what it has to be done meanwhile.
 * @returns {Promise<Result[]>} the step's own result comes last
 */
export async function runStep(/** @type {Step} */ step) {
  console.log(titleOf(step))
  const [own, ...others] = await Promise.all([
    timed(step, async () => {
      const first = await outcomeOf(step, await (step.run?.() ?? run(...programOf(step.command))))
      return step.again && isBrowserFaultOnly(first) ? repeat(step, step.again, first) : first
    }),
    ...(step.meanwhile ? [runMeanwhile(step.meanwhile)] : []),
  ])
  return [...others, own]
}

/**
 * Runs a step at a lower priority. What it prints comes in one piece at its end. Not at the lowest: a program that somebody else runs on
 * this machine would leave it so little that its tests seem to hang.
 */
const runMeanwhile = (/** @type {Step} */ step) =>
  timed(step, async () => {
    const child = start(...programOf(step.command), {}, ['ignore', 'pipe', 'pipe'])
    let printed = `${titleOf(step)}, meanwhile\n`
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => (printed += text))
    lowerPriority(child, constants.priority.PRIORITY_BELOW_NORMAL)
    const code = await finished(child)
    console.log(printed)
    return outcomeOf(step, code)
  })

const titleOf = (/** @type {Step} */ { name, command }) => `\n\u203a ${name}: ${command}`

/** @returns {[string, string[]]} */
function programOf(/** @type {string} */ command) {
  const [program = '', ...args] = command.split(' ')
  return [program, args]
}

/** @returns {Promise<Result>} */
async function timed(/** @type {Step} */ step, /** @type {() => Promise<Outcome>} */ work) {
  const started = performance.now()
  return { ...(await work()), step, seconds: (performance.now() - started) / 1000 }
}

/** @returns {Outcome} */
function outcomeOf(/** @type {Step} */ step, /** @type {number} */ code) {
  const report = readReport(step.report)
  return { ...report, failed: code === 0 ? report.failed : Math.max(report.failed, 1), code, repeated: [] }
}

/** Whether every test has run, and each that failed was seen to fail by the browser. */
const isBrowserFaultOnly = (/** @type {Outcome} */ { code, failed, notRun, failures }) =>
  code !== 0 && notRun === 0 && failed === failures.length && failures.every(({ browserFault }) => browserFault)

/** @returns {Promise<Outcome>} */
async function repeat(/** @type {Step} */ step, /** @type {string} */ command, /** @type {Outcome} */ first) {
  console.log(`\n\u203a ${step.name}, those in which the browser failed: ${command}`)
  const second = outcomeOf(step, await run(...programOf(command)))
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
  const started = performance.now()
  for (const step of steps) {
    results.push(...(await runStep(step)))
    if (results.some(({ code }) => code !== 0)) break
  }
  const seconds = (performance.now() - started) / 1000
  const sum = (/** @type {(result: Result) => number} */ of) => results.reduce((total, result) => total + of(result), 0)

  console.log('\nWhere the time went:')
  for (const { step, code, passed, seconds } of results) {
    const count = step.report ? `, ${passed} passed` : ''
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${inSeconds(seconds)}  ${step.name}${count}`)
  }
  console.log(`       ${inSeconds(seconds)}  together`)
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

  for (const { step, code } of results) {
    if (code === 0) continue
    console.log(`\nFailed at: ${step.command}`)
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
