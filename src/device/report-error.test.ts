// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { errorReportSchema } from '../contract/error-report.ts'
import { reportOf, sendReport } from './report-error.ts'

const VERSION = 'index-BRSlTajA.js'
const SCRIPT = 'https://carts.example/assets/start-4PUK1IqP.js'

/** An error with a stack as browsers write it. */
function errorAt(stack: string, message = 'cannot read ada@example.com') {
  return Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n${stack}` })
}

it('reports kind, place and version of an error in the format of the server', () => {
  const report = reportOf(new RangeError('no ada@example.com'), VERSION, `${SCRIPT}:3:14`)
  expect(report).toEqual({ name: 'RangeError', place: '/assets/start-4PUK1IqP.js:3:14', version: 'index-BRSlTajA.js' })
  expect(errorReportSchema.safeParse(report).success).toBe(true)
})

it.each([
  ['Chromium', `    at read (${SCRIPT}:1:200)\n    at ${SCRIPT}:1:9`],
  ['Firefox and Safari', `read@${SCRIPT}:1:200\n@${SCRIPT}:1:9`],
])('finds the place of a rejection in the stack of %s', (_browser, stack) => {
  const report = reportOf(errorAt(stack), VERSION)
  expect(report).toEqual({ name: 'TypeError', place: '/assets/start-4PUK1IqP.js:1:200', version: 'index-BRSlTajA.js' })
})

it('reports where an error was thrown, not where it was caught and reported', () => {
  const error = errorAt(`    at Eco (https://carts.example/assets/eco-CaMsLvZb.js:1:44)\n    at ${SCRIPT}:1:9`)
  expect(reportOf(error, VERSION, `${SCRIPT}:2:765`)).toMatchObject({ place: '/assets/eco-CaMsLvZb.js:1:44' })
})

it('never quotes a message, for any name of the error', () => {
  const named = Object.assign(new Error('x'), { name: 'ada@example.com', stack: `Error\n at ${SCRIPT}:1:1` })
  const report = reportOf(named, VERSION)
  expect(report).toMatchObject({ name: 'Error' })
  expect(JSON.stringify(report)).not.toContain('ada')
})

it.each<[string, unknown, string?]>([
  ['an extension', new TypeError('x'), 'chrome-extension://abc/content.js:1:1'],
  ['a script written into the page', new TypeError('x'), 'https://carts.example/contact?email=ada@example.com:1:1'],
  ['a rejection with something else', 'ada@example.com'],
  ['a rejection with nothing', undefined],
])('does not tell of %s', (_what, error, thrownAt) => {
  expect(reportOf(error, VERSION, thrownAt)).toBeUndefined()
})

it('sends a report also while the browser says "offline", and again when it did not arrive', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  fetched.mockResolvedValue(new Response(null, { status: 204 }))
  const error = errorAt(`    at ${SCRIPT}:7:7`)
  const event = Object.assign(new Event('unhandledrejection'), { reason: error }) as PromiseRejectionEvent
  for (let turn = 0; turn < 3; turn += 1) await sendReport(event)
  expect(fetched).toHaveBeenCalledTimes(2)
  vi.restoreAllMocks()
})
