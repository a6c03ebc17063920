import type { BrowserContext, Page } from 'playwright/test'
import { slowDown } from '../../slow-device.ts'
import { OwnBrowser } from '../own-browser.ts'
import {
  copySession,
  type Field,
  LIMIT_MS,
  LOOK,
  type Look,
  MOVABLE_CLOCK,
  NOTED_PRESSES,
  type PeopleBrowser,
  SESSION_ENTRIES,
  type Tab,
} from './tab.ts'

/** Without pictures and fonts, which these tests do not check. */
const LEAN = ['--blink-settings=imagesEnabled=false', '--disable-remote-fonts']

/** @param origin of the site, as the browser reaches it */
export function chromiumBrowser(origin: string): PeopleBrowser {
  const browser = new OwnBrowser({ isHeadless: true, flags: LEAN })
  let context: BrowserContext
  const pages = new Map<Tab, Page>()
  const pageOf = (tab: Tab) => pages.get(tab) as Page

  return {
    start: async () => {
      context = await browser.start()
      context.setDefaultTimeout(LIMIT_MS)
      await context.addInitScript(`${MOVABLE_CLOCK}\n${NOTED_PRESSES}`)
    },
    open: async (path, copyOf) => {
      const page = await context.newPage()
      if (copyOf) await page.addInitScript(copySession(await copyOf.evaluate<string>(SESSION_ENTRIES)))
      const tab = tabOf(page, origin)
      pages.set(tab, page)
      await tab.goto(path)
      return tab
    },
    bypassWorker: async (tab) => {
      const session = await context.newCDPSession(pageOf(tab))
      await session.send('Network.enable')
      await session.send('Network.setBypassServiceWorker', { bypass: true })
      await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    },
    special: {
      slowDown: (tab, times) => slowDown(pageOf(tab), times),
      stopWorker: async (tab) => {
        const session = await context.newCDPSession(pageOf(tab))
        await session.send('ServiceWorker.enable')
        await session.send('ServiceWorker.stopAllWorkers')
        await session.detach()
      },
    },
    kill: () => browser.kill(),
    remove: () => browser.remove(),
  }
}

function tabOf(page: Page, origin: string): Tab {
  const field = (name: Field) => page.getByRole('textbox', { name, exact: true })
  return {
    goto: async (path) => {
      await page.goto(origin + path, { waitUntil: 'domcontentloaded' })
    },
    reload: async () => {
      await page.reload({ waitUntil: 'domcontentloaded' })
    },
    fill: (name, text) => field(name).fill(text),
    type: async (name, text) => {
      await field(name).focus()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
    valueOf: (name) => field(name).inputValue(),
    choose: (radio) => page.getByRole('radio', { name: radio, exact: true }).check({ force: true }),
    press: (role, name) => page.getByRole(role, { name, exact: true }).first().click(),
    look: () => page.evaluate<Look>(LOOK),
    evaluate: (expression) => page.evaluate(expression),
    close: () => page.close(),
  }
}
