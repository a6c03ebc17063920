// Reads what Vitest and Playwright say of their tests.
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './run.mjs'

/** Where the test runners leave their reports. */
export const REPORTS = '.cache/check'

/**
 * @typedef {{ file: string, seconds: number }} FileTime
 * @typedef {{ name: string, errors: string[], browserFault?: string }} Failure
 *   a test and what it said; `browserFault` when the browser, not the site, was seen to fail in it
 * @typedef {{ passed: number, failed: number, notRun: number, files: FileTime[], failures: Failure[] }} Report
 */

/** The annotation of a browser test whose page got no more frames from the browser (`tests/frames.ts`). */
export const BROWSER_FAULT = 'browser fault'

/**
 * What a report says of its tests; nothing when there is none.
 * @param {string | undefined} path
 * @returns {Report}
 */
export function readReport(path) {
  const nothing = { passed: 0, failed: 0, notRun: 0, files: [], failures: [] }
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
  return { passed: numPassedTests, failed: numFailedTests, notRun: 0, files, failures }
}

/** @returns {Report} */
function ofPlaywright(/** @type {any} */ { stats, suites }) {
  /** @returns {(Failure & { seconds: number })[]} each run of a test */
  const runsOf = (/** @type {any} */ suite) => [
    ...(suite.suites ?? []).flatMap(runsOf),
    ...(suite.specs ?? []).flatMap((/** @type {any} */ { file, line, title, tests }) =>
      tests.flatMap((/** @type {any} */ { results }) =>
        results.map((/** @type {any} */ { duration, errors, annotations }) => ({
          name: `tests/${file}:${line} ${title}`,
          seconds: duration / 1000,
          errors: errors.map((/** @type {any} */ { message }) => message ?? ''),
          browserFault: annotations.find((/** @type {any} */ { type }) => type === BROWSER_FAULT)?.description,
        })),
      ),
    ),
  ]
  const files = suites.map((/** @type {any} */ suite) => ({
    file: `tests/${suite.file}`,
    seconds: runsOf(suite).reduce((sum, { seconds }) => sum + seconds, 0),
  }))
  const failures = suites.flatMap(runsOf).filter((/** @type {any} */ { errors }) => errors.length > 0)
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    notRun: stats.skipped,
    files,
    failures,
  }
}

const withinRoot = (/** @type {string} */ path) => relative(root, path).replaceAll('\\', '/')
