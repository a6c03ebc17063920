// Measures the time to the first paint of the comparison, and of the same page without scripts, in turn.
import { chromium } from 'playwright'
import { BROWSER_FLAGS, requireBrowser } from '../browser.mjs'
import { median } from './median.mjs'

const SLOWDOWN = 4
const ROUNDS = 15
const PATH = '/compare?ids=denago-nomad,denago-rover-xl,denago-ev-city,evolution-forester-4'

/** The elements that start or preload code of the site. */
const SCRIPTS = /<script\b[^>]*\btype="?module[^>]*><\/script>|<link\b[^>]*\brel="?modulepreload[^>]*>/g

/** @param {string} address of the site */
export async function benchPaint(address) {
  const html = await (await fetch(address + PATH)).text()
  const withoutScripts = html.replaceAll(SCRIPTS, '')
  if (withoutScripts === html) throw new Error('The page has no scripts to leave out')
  const browser = await chromium.launch({ executablePath: await requireBrowser(), args: BROWSER_FLAGS })
  try {
    /** @type {{ page: number[], withoutScripts: number[] }} */
    const times = { page: [], withoutScripts: [] }
    // The first run of each is not counted, because the browser starts in it.
    for (let round = -1; round < ROUNDS; round++) {
      const one = await firstPaint(browser, address, html)
      const other = await firstPaint(browser, address, withoutScripts)
      if (round < 0) continue
      times.page.push(one)
      times.withoutScripts.push(other)
    }
    const [page, without] = [median(times.page), median(times.withoutScripts)]
    console.log(`First paint of ${PATH.split('?')[0]}, median of ${ROUNDS}, processor slowed down to a quarter:`)
    console.log(
      `  with scripts ${page.toFixed(0)} ms, without ${without.toFixed(0)} ms: x ${(page / without).toFixed(2)}`,
    )
  } finally {
    await browser.close()
  }
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {string} body the page to load, with or without scripts
 * @returns {Promise<number>} ms since the navigation began
 */
async function firstPaint(browser, address, body) {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.route(address + PATH, (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }))
    await page.goto(address + PATH)
    return await page.evaluate(
      () =>
        new Promise((resolve) => {
          new PerformanceObserver((list) => {
            const paint = list.getEntriesByName('first-contentful-paint')[0]
            if (paint) resolve(paint.startTime)
          }).observe({ type: 'paint', buffered: true })
        }),
    )
  } finally {
    await context.close()
  }
}
