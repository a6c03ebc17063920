import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { findFirefox } from '../../../tools/ensure-firefox.mjs'
import {
  copySession,
  type Field,
  LIMIT_MS,
  LOOK,
  type Look,
  MOVABLE_CLOCK,
  type PeopleBrowser,
  SESSION_ENTRIES,
  type Tab,
} from './tab.ts'

const PREFERENCES = {
  // Nobody looks at pictures here.
  'permissions.default.image': 2,
  'gfx.downloadable_fonts.enabled': false,
  // So that a page without a worker gets its code from the network, which can be late.
  'browser.cache.disk.enable': false,
  'browser.cache.memory.enable': false,
}

/**
 * Firefox over WebDriver BiDi. Its offline mode does not reach the worker, so that only the proxy takes the network away;
 * and BiDi has no way to stop a worker or to slow the processor down.
 * @param origin of the site, as the browser reaches it
 */
export function firefoxBrowser(origin: string): PeopleBrowser {
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
        extraPrefsFirefox: PREFERENCES,
        protocolTimeout: 2 * LIMIT_MS,
      })
    },
    open: async (path, copyOf) => {
      if (!browser) throw new Error('Firefox is not running')
      const page = await browser.newPage()
      page.setDefaultTimeout(LIMIT_MS)
      await page.evaluateOnNewDocument(MOVABLE_CLOCK)
      if (copyOf) await page.evaluateOnNewDocument(copySession(await copyOf.evaluate<string>(SESSION_ENTRIES)))
      const tab = tabOf(page, origin)
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

function killGroup(browser: Browser | undefined) {
  const pid = browser?.process()?.pid
  if (!pid) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    browser?.process()?.kill('SIGKILL')
  }
}

function tabOf(page: Page, origin: string): Tab {
  const named = (role: string, name: string) => page.locator(`::-p-aria([name="${name}"][role="${role}"])`)
  const field = (name: Field) => named('textbox', name)
  const elementOf = async (name: Field) => {
    const element = await field(name).waitHandle()
    return element as unknown as { evaluate: <T>(work: (field: HTMLInputElement) => T) => Promise<T> }
  }
  const selectAll = async (name: Field) => {
    const element = await elementOf(name)
    await element.evaluate((input) => {
      input.focus()
      input.select()
    })
  }
  return {
    goto: async (path) => {
      await page.goto(origin + path, { waitUntil: 'domcontentloaded' })
    },
    reload: async () => {
      await page.reload({ waitUntil: 'domcontentloaded' })
    },
    fill: (name, text) => field(name).fill(text),
    type: async (name, text) => {
      await selectAll(name)
      await page.keyboard.type(text)
    },
    valueOf: async (name) => (await elementOf(name)).evaluate((input) => input.value),
    choose: async (radio) => {
      const element = await named('radio', radio).waitHandle()
      await (element as unknown as { evaluate: (work: (input: HTMLInputElement) => void) => Promise<void> }).evaluate(
        (input) => input.click(),
      )
    },
    press: (role, name) => named(role, name).click(),
    look: () => page.evaluate(LOOK) as Promise<Look>,
    evaluate: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    close: () => page.close(),
  }
}
