import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, test, vi } from 'vitest'
import { BROWSER_FAULT } from './reports.mjs'
import { root } from './run.mjs'
import { runStep, type Step } from './run-steps.mjs'

type Test = { title: string; error?: string; fault?: string }
type Run = { tests: Test[]; notRun?: number }

const reportOf = ({ tests, notRun = 0 }: Run) => {
  const failed = tests.filter(({ error }) => error)
  const specs = tests.map(({ title, error, fault }) => ({
    file: 'e2e/some.e2e.ts',
    line: 1,
    title,
    tests: [
      {
        results: [
          {
            duration: 1000,
            errors: error ? [{ message: error }] : [],
            annotations: fault ? [{ type: BROWSER_FAULT, description: fault }] : [],
          },
        ],
      },
    ],
  }))
  const stats = { expected: tests.length - failed.length, unexpected: failed.length, flaky: 0, skipped: notRun }
  return { stats, suites: [{ file: 'e2e/some.e2e.ts', specs }] }
}

/** Runs a step whose program leaves these reports, one a run, as Playwright does. @returns also how often it ran */
async function stepOf(...runs: Run[]) {
  const folder = mkdtempSync(join(tmpdir(), 'steps-'))
  const report = join(folder, 'report.json')
  const count = join(folder, 'count')
  writeFileSync(count, '0')
  writeFileSync(join(folder, 'runs.json'), JSON.stringify(runs.map(reportOf)))
  const program = join(folder, 'program.mjs')
  writeFileSync(
    program,
    `import { readFileSync, writeFileSync } from 'node:fs'
     const number = Number(readFileSync(${JSON.stringify(count)}, 'utf8'))
     const report = JSON.parse(readFileSync(${JSON.stringify(join(folder, 'runs.json'))}, 'utf8'))[number]
     writeFileSync(${JSON.stringify(count)}, String(number + 1))
     writeFileSync(${JSON.stringify(report)}, JSON.stringify(report))
     process.exit(report.stats.unexpected > 0 ? 1 : 0)`,
  )
  const command = `node ${program}`
  const [result] = await runStep({ name: 'Tests', command, again: command, report: relative(root, report) })
  return { ...result, ran: Number(readFileSync(count, 'utf8')) }
}

const passing = (title: string): Test => ({ title })
const stopped = (title: string): Test => ({ title, error: 'timeout', fault: 'no frame' })

test('tests that failed by the browser alone are run once more, and the run says which', async () => {
  const result = await stepOf({ tests: [passing('a'), stopped('b')] }, { tests: [passing('b')] })
  expect(result).toMatchObject({ ran: 2, code: 0, passed: 2, failed: 0, failures: [] })
  expect(result.repeated).toMatchObject([{ name: 'tests/e2e/some.e2e.ts:1 b', browserFault: 'no frame' }])
})

test('a second failure is a failure, by the browser or not', async () => {
  const result = await stepOf({ tests: [stopped('a')] }, { tests: [stopped('a')] })
  expect(result).toMatchObject({ ran: 2, code: 1, passed: 0, failed: 1 })
  expect(result.failures).toHaveLength(1)
})

test('nothing is repeated when a test failed for another reason', async () => {
  const result = await stepOf({ tests: [stopped('a'), { title: 'b', error: 'expected 1, received 2' }] })
  expect(result).toMatchObject({ ran: 1, code: 1, failed: 2, repeated: [] })
})

test('nothing is repeated when tests have not run', async () => {
  const result = await stepOf({ tests: [stopped('a')], notRun: 3 })
  expect(result).toMatchObject({ ran: 1, code: 1, failed: 1, repeated: [] })
})

/** A step whose program runs this script. */
function scriptStep(name: string, script: string): Step {
  const program = join(mkdtempSync(join(tmpdir(), 'steps-')), 'program.mjs')
  writeFileSync(program, script)
  return { name, command: `node ${program}` }
}

test('what is done meanwhile runs at the same time, at a lower priority, and comes before the step itself', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'steps-'))
  const told = join(folder, 'told')
  const waiting = scriptStep(
    'Waiting',
    `import { existsSync } from 'node:fs'
     setInterval(() => existsSync(${JSON.stringify(told)}) && process.exit(), 10)`,
  )
  const telling = scriptStep(
    'Telling',
    `import { renameSync, writeFileSync } from 'node:fs'
     import { getPriority } from 'node:os'
     const done = setInterval(() => {
       if (getPriority() === 0) return
       writeFileSync(${JSON.stringify(`${told}.part`)}, String(getPriority()))
       renameSync(${JSON.stringify(`${told}.part`)}, ${JSON.stringify(told)})
       clearInterval(done)
     }, 10)`,
  )
  const results = await runStep({ ...waiting, meanwhile: telling })
  expect(results).toMatchObject([
    { step: { name: 'Telling' }, code: 0 },
    { step: { name: 'Waiting' }, code: 0 },
  ])
  expect(Number(readFileSync(told, 'utf8'))).toBeGreaterThanOrEqual(constants.priority.PRIORITY_BELOW_NORMAL)
})

test('what fails meanwhile is told, and what it printed is', async () => {
  const printed = vi.spyOn(console, 'log')
  const failing = scriptStep('Failing', `console.log('two is not three'); process.exit(1)`)
  const results = await runStep({ ...scriptStep('Passing', ''), meanwhile: failing })
  expect(results).toMatchObject([
    { step: { name: 'Failing' }, code: 1, failed: 1 },
    { step: { name: 'Passing' }, code: 0 },
  ])
  expect(printed.mock.calls.flat().join('\n')).toContain('two is not three')
})
