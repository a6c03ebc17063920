// Measures the time from the press on "See it in 3D" until the page shows progress, until code and model have loaded, and until the
// cart is drawn. The first two depend on the connection, the last on the graphics card. Without one, the processor draws for seconds.
import { chromium } from 'playwright'
import { requireBrowser, TEST_BROWSER_FLAGS } from '../browser.mjs'
import { median } from './median.mjs'

const ROUNDS = 9
const PATH = '/vehicles/denago-nomad'
/** A fast connection: 20 ms for a round trip, 30 Mbit/s. */
const LINE = { offline: false, latency: 20, downloadThroughput: 30e6 / 8, uploadThroughput: 10e6 / 8 }
const SOFTWARE = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist']

/** @typedef {{ progressMs: number, loadedMs: number, drawnMs: number }} Figures */

/** @param {string} address of the site */
export async function benchTurn(address) {
  const browser = await chromium.launch({
    executablePath: await requireBrowser(),
    args: [...TEST_BROWSER_FLAGS, ...SOFTWARE],
  })
  try {
    /** @type {Figures[]} */
    const found = []
    // The first run is not counted, because the browser starts in it.
    for (let round = -1; round < ROUNDS; round++) {
      const figures = await measure(browser, address)
      if (round >= 0) found.push(figures)
    }
    const of = (/** @type {keyof Figures} */ key) => Math.round(median(found.map((figures) => figures[key])))
    console.log(
      `\n${PATH}, median of ${ROUNDS}, 30 Mbit/s and 20 ms, drawn by the processor, after the press on "See it in 3D"`,
    )
    console.table({
      'progress is shown, ms': of('progressMs'),
      'code and model are there, ms': of('loadedMs'),
      'the cart is drawn, ms': of('drawnMs'),
    })
  } finally {
    await browser.close()
  }
}

/**
 * One first visit, without the worker.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @returns {Promise<Figures>}
 */
async function measure(browser, address) {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', LINE)
    await page.goto(address + PATH)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    return await page.evaluate(pressAndWait)
  } finally {
    await context.close()
  }
}

/**
 * Runs in the page.
 * @returns {Promise<Figures>}
 */
async function pressAndWait() {
  const button = /** @type {HTMLElement} */ (document.querySelector('[data-turn-it]'))
  const pressed = performance.now()
  const seen = (/** @type {string} */ selector) =>
    new Promise((/** @type {(ms: number) => void} */ resolve) => {
      const look = () => {
        if (!document.querySelector(selector)) return false
        resolve(performance.now() - pressed)
        return true
      }
      if (look()) return
      const observer = new MutationObserver(() => look() && observer.disconnect())
      observer.observe(document, { subtree: true, childList: true, attributes: true })
    })
  const progress = seen('[data-gallery] progress')
  const drawn = seen('[data-turn][data-shown]')
  button.click()
  const [progressMs, drawnMs] = await Promise.all([progress, drawn])
  const files = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType('resource'))
  const ends = files.filter(({ startTime }) => startTime > pressed).map(({ responseEnd }) => responseEnd)
  return { progressMs, loadedMs: Math.max(...ends) - pressed, drawnMs }
}
