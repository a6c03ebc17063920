import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { BROWSER_FLAGS, requireBrowser } from '../browser.mjs'
import { pageShapes } from './shapes.mjs'
import { states } from './states.mjs'

const WIDTHS = [390, 768, 1440]
const HEIGHT = 900
const THEMES = /** @type {const} */ (['light', 'dark'])

/** A weekday at noon in the dealer's time zone. Pages then show their data as current. */
const NOW = Date.parse('2026-06-10T16:00:00Z')

/** Paper has one width and no theme. */
const isForPaper = (/** @type {number} */ width, /** @type {string} */ theme) => width === 768 && theme === 'light'

/**
 * Writes a picture of every page shape and state, in each width and theme, and on paper.
 * @param {string} address of the served build
 * @param {string} site its folder
 * @param {string} folder for the pictures, emptied first
 * @param {string} [only] part of a name: the others are not taken
 * @returns {Promise<number>} how many
 */
export async function takePictures(address, site, folder, only = '') {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const shots = shotsOf(site).filter(({ name }) => name.includes(only))
  const browser = await chromium.launch({ executablePath: await requireBrowser(), args: BROWSER_FLAGS })
  let taken = 0
  const shoot = async (/** @type {import('playwright').Page} */ page, /** @type {string} */ name) => {
    await page.evaluate(settled)
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true, animations: 'disabled', scale: 'css' })
    taken += 1
  }
  try {
    for (const width of WIDTHS) {
      for (const theme of THEMES) {
        const context = await openContext(browser, { width, height: HEIGHT }, theme)
        for (const { name, path, enter } of shots) {
          const page = await open(context, address + path)
          await enter?.(page)
          await shoot(page, `${name}-${width}-${theme}`)
          if (!enter && isForPaper(width, theme)) {
            await page.emulateMedia({ media: 'print', reducedMotion: 'reduce', colorScheme: theme })
            await shoot(page, `${name}-print`)
          }
          await context.setOffline(false)
          await page.close()
        }
        await context.close()
      }
    }
  } finally {
    await browser.close()
  }
  return taken
}

/**
 * @param {string} site
 * @returns {(Pick<import('./states.mjs').State, 'name' | 'path'> & Partial<import('./states.mjs').State>)[]}
 */
const shotsOf = (site) => [
  ...pageShapes(site).map((path) => ({ name: path === '/' ? 'home' : path.slice(1).replaceAll('/', '_'), path })),
  ...states.map((state) => ({ ...state, name: `state_${state.name}` })),
]

/**
 * A browser window in which a build looks the same whenever it is photographed.
 * @param {import('playwright').Browser} browser
 * @param {{ width: number, height: number }} viewport
 * @param {'light' | 'dark'} colorScheme
 */
async function openContext(browser, viewport, colorScheme) {
  const context = await browser.newContext({
    viewport,
    colorScheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Playwright stops animations with a style element.
    bypassCSP: true,
  })
  await context.clock.setFixedTime(NOW)
  await context.route(/\/assets\/.*\.(?:css|json)$|\/[^./]*$/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text())
      // A page shows text without a late font. A picture must not.
      .replace(/font-display: ?optional/g, 'font-display:block')
      .replace(/("(?:asOf|dataUpdatedAt|dehydratedAt)":)\d{13}/g, `$1${NOW}`)
    await route.fulfill({ response, body })
  })
  return context
}

/**
 * @param {import('playwright').BrowserContext} context
 * @param {string} url
 */
async function open(context, url) {
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'load' })
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  await page.evaluate(showAll)
  return page
}

/** Runs in the page: scrolls until everything has loaded that loads when it is scrolled into view. */
async function showAll() {
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve))
  for (let height = 0; height !== document.documentElement.scrollHeight; ) {
    height = document.documentElement.scrollHeight
    for (let top = 0; top < height; top += innerHeight / 2) {
      scrollTo(0, top)
      await idle()
    }
    // Lists add cards at their end when an observer sees it. They are rendered by then.
    for (let turns = 0; turns < 10; turns += 1) await idle()
  }
  scrollTo(0, 0)
  await idle()
}

/** Runs in the page: resolves when its pictures and its font have loaded and nothing has changed for a while. */
async function settled() {
  const QUIET_MS = 600
  // A lazy picture that was never in view is never decoded.
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  await document.fonts.ready
  await new Promise((resolve) => {
    // Waits until the page is idle, too: on a busy machine a task that changes the page can be late.
    const wait = () => setTimeout(() => requestIdleCallback(resolve), QUIET_MS)
    let timer = wait()
    new MutationObserver(() => {
      clearTimeout(timer)
      timer = wait()
    }).observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true })
  })
}
