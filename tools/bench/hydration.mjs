// Measures the work of a phone until a page handles events: script, tasks, blocking, and the largest paint compared with the same
// page without scripts. Two builds take turns, so that other work of the machine affects both.
import { chromium } from 'playwright'
import { requireBrowser, TEST_BROWSER_FLAGS } from '../browser.mjs'
import { median } from './median.mjs'
import { longestTask, mainThreadOf } from './trace.mjs'

const SLOWDOWN = 4
const ROUNDS = 9
/** A longer task counts as blocking, in ms, as browsers define it. */
const LONG_TASK_MS = 50
/** A slow mobile connection: 150 ms for a round trip, 1.6 Mbit/s down, 750 kbit/s up. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
const CATEGORIES = [
  'disabled-by-default-devtools.timeline',
  'devtools.timeline',
  'loading',
  'blink.user_timing',
  '__metadata',
]
/** Events of a trace in which script runs or is compiled. */
const SCRIPT =
  /^(?:EvaluateScript|FunctionCall|RunMicrotasks|FireAnimationFrame|TimerFire|EventDispatch|v8\.compile.*|v8\.evaluateModule)$/
const HYDRATED = 'hydrated'

/** @typedef {{ name: string, pid: number, tid: number, ts: number, dur?: number, args: Record<string, any> }} TraceEvent */
/** @typedef {{ scriptMs: number, longestMs: number, blockingMs: number, hydratedMs: number, firstMs: number, paintMs: number }} Figures */

/**
 * @param {string[]} addresses of one or two sites
 * @param {string[]} paths
 */
export async function benchHydration(addresses, paths) {
  const browser = await chromium.launch({ executablePath: await requireBrowser(), args: TEST_BROWSER_FLAGS })
  try {
    for (const path of paths) {
      /** @type {Figures[][]} */
      const found = addresses.map(() => [])
      /** @type {number[]} */
      const withoutScripts = []
      // The first run of each is not counted, because the browser starts in it.
      for (let round = -1; round < ROUNDS; round++) {
        for (const [index, address] of addresses.entries()) {
          const figures = await measure(browser, address + path, true)
          if (round >= 0) found[index]?.push(figures)
        }
        const { paintMs } = await measure(browser, (addresses.at(-1) ?? '') + path, false)
        if (round >= 0) withoutScripts.push(paintMs)
      }
      report(path, addresses, found, median(withoutScripts))
    }
  } finally {
    await browser.close()
  }
}

/**
 * One row a site.
 * @param {string} path
 * @param {string[]} addresses
 * @param {Figures[][]} found
 * @param {number} paintWithout of the last site, in ms
 */
function report(path, addresses, found, paintWithout) {
  console.log(
    `\n${path}, median of ${ROUNDS}, processor slowed ${SLOWDOWN} times; largest paint without scripts ${paintWithout.toFixed(0)} ms`,
  )
  console.table(
    Object.fromEntries(
      addresses.map((address, index) => {
        const of = (/** @type {keyof Figures} */ key) =>
          Math.round(median((found[index] ?? []).map((figures) => figures[key])))
        const row = {
          'script, ms': of('scriptMs'),
          'longest task, ms': of('longestMs'),
          'blocking, ms': of('blockingMs'),
          'hydrated, ms': of('hydratedMs'),
          'first paint, ms': of('firstMs'),
          'largest paint, ms': of('paintMs'),
          'hydrated / paint': Number((of('hydratedMs') / of('paintMs')).toFixed(2)),
          'paint / without': Number((of('paintMs') / paintWithout).toFixed(2)),
        }
        return [address, row]
      }),
    ),
  )
}

/**
 * One first visit, without the worker.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {boolean} hasScripts
 * @returns {Promise<Figures>}
 */
async function measure(browser, address, hasScripts) {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    javaScriptEnabled: hasScripts,
  })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', LINE)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const hydrated = hasScripts ? await untilHydrated(page, devtools) : undefined
    await browser.startTracing(page, { categories: CATEGORIES })
    await page.goto(address)
    await hydrated?.reached
    await page.waitForLoadState('networkidle')
    return figuresOf(JSON.parse((await browser.stopTracing()).toString()).traceEvents, address, hasScripts)
  } finally {
    await context.close()
  }
}

/**
 * Evaluates nothing in the page, because Playwright would add a script of its own. Compiling it takes a slowed processor up to
 * 0.1 s, which would count as a task of the page.
 * @param {import('playwright').Page} page
 * @param {import('playwright').CDPSession} devtools
 * @returns {Promise<{ reached: Promise<void> }>}
 */
async function untilHydrated(page, devtools) {
  await devtools.send('Runtime.enable')
  await devtools.send('Runtime.addBinding', { name: 'reportHydrated' })
  /** @type {Promise<void>} */
  const reached = new Promise((resolve) => devtools.once('Runtime.bindingCalled', () => resolve()))
  await page.addInitScript(markHydrated, HYDRATED)
  return { reached }
}

/** Runs in the page: marks the time when event handlers are attached. */
function markHydrated(/** @type {string} */ name) {
  const observer = new MutationObserver(() => {
    if (!('hydrated' in document.documentElement.dataset)) return
    observer.disconnect()
    performance.mark(name)
    Reflect.get(globalThis, 'reportHydrated')('')
  })
  observer.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-hydrated'] })
}

/**
 * @param {TraceEvent[]} events
 * @param {string} address of the page, because the browser's own interface consists of pages, too
 * @param {boolean} hasScripts
 * @returns {Figures}
 */
function figuresOf(events, address, hasScripts) {
  const begun = events.find(({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === address)
  if (!begun) throw new Error(`The recording does not have ${address}`)
  const ofPage = events.filter(({ pid, ts }) => pid === begun.pid && ts >= begun.ts)
  const paint = ofPage.findLast(({ name }) => name === 'largestContentfulPaint::Candidate')
  if (!paint) throw new Error(`${address} was never painted`)
  const paintMs = (paint.ts - begun.ts) / 1000
  const first = ofPage.find(({ name }) => name === 'firstContentfulPaint')
  const firstMs = ((first ?? paint).ts - begun.ts) / 1000
  if (!hasScripts) return { scriptMs: 0, longestMs: 0, blockingMs: 0, hydratedMs: 0, firstMs, paintMs }
  const hydrated = ofPage.find(({ name }) => name === HYDRATED)
  if (!hydrated) throw new Error('The page was never hydrated')
  const onMain = mainThreadOf(events, begun.pid).filter(({ ts }) => ts >= begun.ts && ts <= hydrated.ts)
  const tasks = onMain.filter(({ name }) => name === 'RunTask')
  return {
    scriptMs: covered(onMain.filter(({ name }) => SCRIPT.test(name))),
    longestMs: longestTask(tasks),
    blockingMs: tasks.reduce((sum, { dur = 0 }) => sum + Math.max(0, dur / 1000 - LONG_TASK_MS), 0),
    hydratedMs: (hydrated.ts - begun.ts) / 1000,
    firstMs,
    paintMs,
  }
}

/** Time covered by at least one of the events, in ms, because events contain each other. */
function covered(/** @type {TraceEvent[]} */ events) {
  let sum = 0
  let end = 0
  for (const { ts, dur = 0 } of events.toSorted((one, other) => one.ts - other.ts)) {
    sum += Math.max(0, ts + dur - Math.max(ts, end))
    end = Math.max(end, ts + dur)
  }
  return sum / 1000
}
