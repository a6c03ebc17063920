// Measures typing in the search of the inventory, in a real browser at a quarter of its speed.
import { chromium } from 'playwright'
import { BROWSER_FLAGS, requireBrowser } from '../browser.mjs'
import { longestTask, mainThreadOf } from './trace.mjs'

const SLOWDOWN = 4
const RUNS = 3
/** Every letter narrows the result, even the last one. */
export const SEARCH = 'rover xl6'
/** The pause between two keys of a quick typist, in ms. */
const KEY_MS = 120

/** @typedef {{ longestTaskMs: number, lastKeyToResultMs: number }} Typing */

/**
 * The best of several runs, because other work of the machine can only slow a run down.
 * @param {string} address of the site
 * @param {{ total: number, found: number }} expected units in all, and units that the whole search finds
 * @returns {Promise<Typing>}
 */
export async function measureTyping(address, expected) {
  const browser = await chromium.launch({ executablePath: await requireBrowser(), args: BROWSER_FLAGS })
  try {
    /** @type {Typing[]} */
    const runs = []
    for (let run = 0; run < RUNS; run++) runs.push(await typeOnce(browser, address, expected))
    const best = (/** @type {keyof Typing} */ key) => Math.min(...runs.map((run) => run[key]))
    return { longestTaskMs: best('longestTaskMs'), lastKeyToResultMs: best('lastKeyToResultMs') }
  } finally {
    await browser.close()
  }
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {{ total: number, found: number }} expected
 * @returns {Promise<Typing>}
 */
async function typeOnce(browser, address, { total, found }) {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(`${address}/inventory`)
  await page.getByText(`Showing ${total} of ${total} total vehicles`).waitFor()
  await page.waitForLoadState('networkidle')
  await page.getByRole('searchbox').focus()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })

  const result = page.evaluate(whenShown, `Showing ${found} of ${total} total vehicles`)
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', '__metadata'] })
  await page.keyboard.type(SEARCH, { delay: KEY_MS })
  const lastKeyToResultMs = await result
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  const longestTaskMs = longestTask(mainThreadOf(traceEvents))
  await context.close()
  return { longestTaskMs, lastKeyToResultMs }
}

/** Runs in the page: resolves with the ms from the last key to the frame that shows its result. */
function whenShown(/** @type {string} */ text) {
  let pressed = 0
  addEventListener('keydown', (event) => {
    pressed = event.timeStamp
  })
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main')?.textContent?.includes(text)) return
      observer.disconnect()
      requestAnimationFrame(() => resolve(performance.now() - pressed))
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}
