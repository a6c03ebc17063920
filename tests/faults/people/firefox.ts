import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { findFirefox } from '../../../tools/ensure-firefox.mjs'
import { type ScriptedPage, scriptedTab } from './scripted-tab.ts'
import { copySession, LIMIT_MS, MOVABLE_CLOCK, NOTED_PRESSES, type PeopleBrowser, SESSION_ENTRIES } from './tab.ts'

/** Without pictures, which these runs do not need. */
const LEAN = { 'permissions.default.image': 2, 'gfx.downloadable_fonts.enabled': false }

const PREFERENCES = {
  // So that a page without a worker gets its code from the network, which can be late.
  'browser.cache.disk.enable': false,
  'browser.cache.memory.enable': false,
}

/**
 * Firefox over WebDriver BiDi. Its offline mode does not reach the worker, so that only the proxy takes the network away;
 * and BiDi has no way to stop a worker or to slow the processor down.
 * @param origin of the site, as the browser reaches it
 */
export function firefoxBrowser(origin: string, { showsPictures = false } = {}): PeopleBrowser {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  let browser: Browser | undefined
  const killWithUs = () => killGroup(browser)
  process.on('exit', killWithUs)

  const kill = async () => {
    const ended = browser?.process()
    if (!ended || ended.exitCode !== null || ended.signalCode !== null) return
    const gone = new Promise((resolve) => ended.once('exit', resolve))
    killGroup(browser)
    await gone
    browser = undefined
  }
  return {
    start: async () => {
      const executablePath = findFirefox()
      if (!executablePath) throw new Error('No Firefox found: install it, or set FIREFOX_PATH')
      browser = await puppeteer.launch({
        browser: 'firefox',
        executablePath,
        userDataDir: profile,
        extraPrefsFirefox: showsPictures ? PREFERENCES : { ...PREFERENCES, ...LEAN },
        protocolTimeout: 2 * LIMIT_MS,
        // This program kills the browser itself when it is stopped.
        handleSIGINT: false,
        handleSIGTERM: false,
        handleSIGHUP: false,
      })
    },
    open: async (path, copyOf) => {
      if (!browser) throw new Error('Firefox is not running')
      const page = await browser.newPage()
      page.setDefaultTimeout(LIMIT_MS)
      await page.evaluateOnNewDocument(`${MOVABLE_CLOCK}\n${NOTED_PRESSES}`)
      if (copyOf) await page.evaluateOnNewDocument(copySession(await copyOf.evaluate<string>(SESSION_ENTRIES)))
      const tab = scriptedTab(scriptedPage(page, origin))
      await tab.goto(path)
      return tab
    },
    bypassWorker: (tab) =>
      tab.evaluate(`navigator.serviceWorker.getRegistrations()
        .then((registrations) => Promise.all(registrations.map((registration) => registration.unregister())))
        .then(() => {})`),
    special: undefined,
    kill,
    remove: async () => {
      process.off('exit', killWithUs)
      await kill()
      rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}

const INTERRUPTED = /NS_BINDING_ABORTED|interrupted an unfinished navigation/

/** A page that is just going elsewhere, as after a missing chunk or a press of Send, aborts a navigation by the test. */
const uninterrupted = (navigate: () => Promise<unknown>) =>
  navigate().catch((error: unknown) => (INTERRUPTED.test(String(error)) ? navigate() : Promise.reject(error)))

function killGroup(browser: Browser | undefined) {
  const pid = browser?.process()?.pid
  if (!pid) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    browser?.process()?.kill('SIGKILL')
  }
}

const scriptedPage = (page: Page, origin: string): ScriptedPage => ({
  goto: async (path) => {
    await uninterrupted(() => page.goto(origin + path, { waitUntil: 'domcontentloaded' }))
  },
  reload: async () => {
    await uninterrupted(() => page.reload({ waitUntil: 'domcontentloaded' }))
  },
  evaluate: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
  click: (x, y) => page.mouse.click(x, y),
  typeKeys: (text) => page.keyboard.type(text),
  close: () => page.close(),
})
