// Runs the steps of a check one after the other until one fails, and says what passed and where the time went.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root, run } from './run.mjs'

/** Where the test runners leave their reports. */
export const REPORTS = '.cache/check'
/** How many test files are named as the slowest. */
const SLOWEST = 8
/** How many lines of each error are repeated at the end. */
const ERROR_LINES = 6

/**
 * @typedef {{ name: string, command: string, report?: string, run?: () => Promise<number> }} Step
 *   `run` takes the place of `command`; `report` is a JSON report of Vitest or Playwright
 * @typedef {{ file: string, seconds: number }} FileTime
 * @typedef {{ name: string, errors: string[] }} Failure a test and what it said
 * @typedef {{ passed: number, failed: number, files: FileTime[], failures: Failure[] }} Report
 * @typedef {Report & { step: Step, code: number, seconds: number }} Result
 */

/**
 * What a report says of its tests; nothing when there is none.
 * @param {string | undefined} path
 * @returns {Report}
 */
function readReport(path) {
  const nothing = { passed: 0, failed: 0, files: [], failures: [] }
  if (!path) return nothing
  try {
    const report = JSON.parse(readFileSync(join(root, path), 'utf8'))
    return report.stats ? ofPlaywright(report) : ofVitest(report)
  } catch {
    return nothing
  }
}

/** @returns {Report} */
function ofVitest(/** @type {any} */ { numPassedTests, numFailedTests, testResults }) {
  const files = testResults.map((/** @type {any} */ { name, startTime, endTime }) => ({
    file: withinRoot(name),
    seconds: (endTime - startTime) / 1000,
  }))
  const failures = testResults.flatMap((/** @type {any} */ { name, message, assertionResults }) => [
    // A file that could not be loaded has no tests.
    ...(message ? [{ name: withinRoot(name), errors: [message] }] : []),
    ...assertionResults
      .filter((/** @type {any} */ { status }) => status === 'failed')
      .map((/** @type {any} */ { fullName, failureMessages }) => ({
        name: `${withinRoot(name)}: ${fullName}`,
        errors: failureMessages,
      })),
  ])
  return { passed: numPassedTests, failed: numFailedTests, files, failures }
}

/** @returns {Report} */
function ofPlaywright(/** @type {any} */ { stats, suites }) {
  /** @returns {{ name: string, seconds: number, errors: string[] }[]} each run of a test */
  const runsOf = (/** @type {any} */ suite) => [
    ...(suite.suites ?? []).flatMap(runsOf),
    ...(suite.specs ?? []).flatMap((/** @type {any} */ { file, line, title, tests }) =>
      tests.flatMap((/** @type {any} */ { results }) =>
        results.map((/** @type {any} */ { duration, errors }) => ({
          name: `tests/${file}:${line} ${title}`,
          seconds: duration / 1000,
          errors: errors.map((/** @type {any} */ { message }) => message ?? ''),
        })),
      ),
    ),
  ]
  const files = suites.map((/** @type {any} */ suite) => ({
    file: `tests/${suite.file}`,
    seconds: runsOf(suite).reduce((sum, { seconds }) => sum + seconds, 0),
  }))
  const failures = suites.flatMap(runsOf).filter((/** @type {any} */ { errors }) => errors.length > 0)
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, files, failures }
}

/** @returns {Promise<Result>} */
async function runStep(/** @type {Step} */ step) {
  console.log(`\n\u203a ${step.name}: ${step.command}`)
  const started = performance.now()
  const [program, ...args] = /** @type {[string, ...string[]]} */ (step.command.split(' '))
  const code = await (step.run?.() ?? run(program, args))
  const report = readReport(step.report)
  const failed = code === 0 ? report.failed : Math.max(report.failed, 1)
  return { ...report, failed, step, code, seconds: (performance.now() - started) / 1000 }
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

const withinRoot = (/** @type {string} */ path) => relative(root, path).replaceAll('\\', '/')

const inSeconds = (/** @type {number} */ seconds) => `${seconds.toFixed(1).padStart(6)} s`
